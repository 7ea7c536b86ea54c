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

it.each(["0", "65536", "80a", ""])("rejects the port %j", async (wrong) => {
  await expect(checkPort(wrong, host, "--port")).rejects.toThrow("number from 1 to 65535");
});
