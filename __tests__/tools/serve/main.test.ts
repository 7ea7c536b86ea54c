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

test("takes a free port from 9000, and answers other devices with --host", async () => {
  const [first, second] = [await serve("--host", "0.0.0.0"), await serve()];
  for (const { address } of [first, second])
    expect(Number(address.port)).toBeGreaterThanOrEqual(9000);
  expect(second.address.port).not.toBe(first.address.port);
  for (const host of outside) expect(await ask(host, first.address.port)).toBe("home");
});

test("names what is wrong", async () => {
  const { address } = await serve("--port", "0");
  const say = (...args: string[]) => runProgram(program, ["--folder", site, ...args]);
  expect(say("--port", address.port)).toMatchObject({
    status: 1,
    stderr: `Cannot serve: port ${address.port} is taken; leave --port out to get the next free one\n`,
  });
  expect(say("--port", "65536").stderr).toContain("--port must be a number from 0 to 65535");
  expect(say("--folder", temporaryFolder()).stderr).toContain("there is no index.html in");
});
