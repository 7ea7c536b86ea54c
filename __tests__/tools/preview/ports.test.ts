import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { lockFolder } from "../../../tools/lib/lock";
import { temporaryFolder } from "../../support/temporaryFolder";

const folder = temporaryFolder();
const tsx = pathToFileURL(require.resolve("tsx")).href;
const command = ["--import", tsx, resolve("tools/preview/main.ts")];
const start = (...words: string[]) =>
  spawnSync(process.execPath, [...command, ...words], { cwd: folder, encoding: "utf8" }).stderr;

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
  test("the preview does not start beside a build or another preview", () => {
    lockFolder(folder);
    expect(start()).toContain("a build or another preview is running in this folder");
  });
});
