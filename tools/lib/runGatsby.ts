import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const endWithCommand = join(__dirname, "../run/endWithCommand.js");

/**
 * Runs a command of Gatsby in this folder, without its telemetry; it ends soon after this process.
 * @returns its exit code
 */
export async function runGatsby(words: readonly string[], variables: object): Promise<number> {
  // Gatsby's workers leave folders in the folder for temporary files.
  const temporary = mkdtempSync(join(tmpdir(), "ileru-build-"));
  process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));
  const program = createRequire(resolve("package.json")).resolve("gatsby/cli.js");
  const gatsby = spawn(process.execPath, ["--require", endWithCommand, program, ...words], {
    env: {
      // Plain lines: for animated ones, each of Gatsby's processes loads a layout engine.
      GATSBY_LOGGER: "yurnalist",
      ...process.env,
      ...variables,
      GATSBY_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      COMMAND_PID: String(process.pid),
      TMPDIR: temporary,
    },
    // Without input, Gatsby asks no questions.
    stdio: ["ignore", "inherit", "inherit"],
  });
  // Ctrl+C reaches Gatsby too; SIGTERM reaches only this process.
  process.on("SIGTERM", () => gatsby.kill());
  const [code] = (await once(gatsby, "exit")) as [number | null];
  return code ?? 1;
}
