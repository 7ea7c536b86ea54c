import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { programOf, runProgram } from "../../support/runProgram";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const site = temporaryFolder();
writeFiles(site, { "index.html": "home" });
const program = "tools/serve/main.ts";

const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill()));

/** Starts the server; resolves with the process and the address that it prints. */
async function serve(...args: string[]) {
  const command = programOf(program, ["--folder", site, ...args]);
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit"] });
  running.push(child);
  const [printed] = (await once(child.stdout, "data")) as [Buffer];
  return { child, address: new URL(printed.toString().trim()) };
}

/** The body that a host of this machine answers with, or the error. */
const ask = (host: string, port: string) =>
  fetch(`http://${host}:${port}`).then(
    (answer) => answer.text(),
    ({ cause }: Error) => (cause as NodeJS.ErrnoException).code,
  );

const outside = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ internal, family }) => !internal && family === "IPv4")
  .map(({ address }) => address);

test("prints its address, answers this machine only, and ends when it is asked to", async () => {
  const { child, address } = await serve("--port", "0");
  expect(address.href).toMatch(/^http:\/\/localhost:\d+\/$/);
  expect(await ask("127.0.0.1", address.port)).toBe("home");
  for (const host of outside) expect(await ask(host, address.port)).toBe("ECONNREFUSED");
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
});

test("answers other devices with --host", async () => {
  const { address } = await serve("--host", "0.0.0.0", "--port", "0");
  for (const host of outside) expect(await ask(host, address.port)).toBe("home");
});

test("names what is wrong", () => {
  const { status, stderr } = runProgram(program, ["--folder", temporaryFolder()]);
  expect([status, stderr]).toEqual([1, expect.stringContaining("there is no index.html in")]);
});
