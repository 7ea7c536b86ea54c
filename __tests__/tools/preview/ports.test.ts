import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { temporaryFolder } from "../../support/temporaryFolder";

const env = { ...process.env, PREVIEW_SITE: temporaryFolder() };
const start = (...words: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "tools/preview/main.ts", ...words], {
    encoding: "utf8",
    env,
  }).stderr;

test("the preview names the option of a taken port", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = String((server.address() as AddressInfo).port);
  expect(start("--forms", "--port", "8000", "--forms-port", port)).toBe(
    `The preview did not start: port ${port} is taken by another program; ` +
      "end it, or add --forms-port with another number.\n",
  );
  server.close();
});

const hasFlock = spawnSync("flock", ["--version"]).status === 0;

// macOS has no flock.
(hasFlock ? describe : describe.skip)("with flock", () => {
  test("a second preview does not start", async () => {
    const holder = ["--no-fork", env.PREVIEW_SITE, "sh", "-c", "echo; exec sleep 60"];
    const first = spawn("flock", holder);
    await once(first.stdout, "data");
    expect(start()).toContain("another preview of this project is running");
    first.kill("SIGKILL");
    await once(first, "exit");
  });
});
