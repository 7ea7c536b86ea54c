import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** Runs Gatsby's development server in the folder `site`; resolves with its exit code. */
export async function runGatsby(site: string, host: string, port: string): Promise<number> {
  const gatsby = ["tools/site/build/gatsby.mjs", "develop", "--host", host, "--port", port];
  const endWithParent = path.join(__dirname, "endWithParent.js");
  const child = spawn(process.execPath, ["--require", endWithParent, ...gatsby], {
    cwd: site,
    env: {
      ...process.env,
      LIVE_PREVIEW: "1",
      // Plain lines: animated ones cost more time.
      GATSBY_LOGGER: process.env.GATSBY_LOGGER ?? "yurnalist",
    },
    // Without input, Gatsby asks no questions.
    stdio: ["ignore", "inherit", "inherit"],
  });
  // Ctrl+C reaches the child as well; SIGTERM only this process.
  process.on("SIGINT", () => undefined).on("SIGTERM", () => child.kill("SIGTERM"));
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}
