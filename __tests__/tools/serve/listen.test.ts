import { createServer, type Server } from "node:http";
import { listen } from "../../../tools/serve/listen";

const servers: Server[] = [];
const newServer = () => {
  const server = createServer();
  servers.push(server);
  return server;
};
afterEach(() => servers.splice(0).forEach((server) => server.close()));

test("takes the next free port if none is requested", async () => {
  const first = await listen(newServer(), "127.0.0.1");
  const second = await listen(newServer(), "127.0.0.1");
  expect(first).toBeGreaterThanOrEqual(9000);
  expect(second).toBeGreaterThan(first);
});

test("uses a requested port or fails, and never picks another", async () => {
  const port = await listen(newServer(), "127.0.0.1", 0);
  await expect(listen(newServer(), "127.0.0.1", port)).rejects.toThrow("EADDRINUSE");
});
