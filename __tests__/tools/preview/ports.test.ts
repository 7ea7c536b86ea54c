import { spawnSync } from "node:child_process";
import { createServer, type AddressInfo, type Server } from "node:net";
import { once } from "node:events";
import { checkPort } from "../../../tools/preview/ports";

const host = "127.0.0.1";
let server: Server;
let port: string;

beforeEach(async () => {
  server = createServer().listen(0, host);
  await once(server, "listening");
  port = String((server.address() as AddressInfo).port);
});

afterEach(() => server.close());

it("accepts a free port, and leaves it free", async () => {
  server.close();
  await once(server, "close");
  await checkPort(port, host, "--port");
  await expect(checkPort(port, host, "--port")).resolves.toBeUndefined();
});

it.each([
  [["--port"], "--port"],
  [["--port", "8000", "--forms", "--forms-port"], "--forms-port"],
])("the preview names the option of a taken port: %j", (words, option) => {
  const command = ["--import", "tsx", "tools/preview/main.ts", ...words, port];
  expect(spawnSync(process.execPath, command, { encoding: "utf8" }).stderr).toBe(
    `The preview did not start: port ${port} is taken, perhaps by another preview; ` +
      `end that program, or add ${option} with another number.\n`,
  );
});

it("names a host that is not this machine's", async () => {
  server.close();
  await expect(checkPort(port, "192.0.2.1", "--port")).rejects.toThrow(
    `cannot use port ${port} of 192.0.2.1: `,
  );
});

it.each(["0", "65536", "80a", ""])("rejects the port %j", async (wrong) => {
  await expect(checkPort(wrong, host, "--port")).rejects.toThrow("number from 1 to 65535");
});
