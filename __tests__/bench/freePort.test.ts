import { once } from "node:events";
import { createServer } from "node:net";
import { freePort } from "../../bench/pages/freePort";

it("finds another port while the first one is taken", async () => {
  const port = await freePort();
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  expect(await freePort()).not.toBe(port);
  server.close();
});
