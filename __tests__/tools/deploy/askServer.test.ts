import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { askServer } from "../../../tools/deploy/askServer";
import { siteHandler } from "../../../tools/serve/siteHandler";
import { builtSite, scriptOf } from "../../support/publishedSite";

/** What is wrong with a server's answers for version "a"; undefined if nothing is. */
async function fault(listener: RequestListener): Promise<string | undefined> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await askServer(address, builtSite("a"));
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(address, "");
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const site = siteHandler(builtSite("a"));

test("a server that sends the release has no fault", async () => {
  expect(await fault(site)).toBeUndefined();
});

test.each<[string, RequestListener]>([
  ["/ answers with status 403.", (_request, response) => response.writeHead(403).end()],
  ["/ answers with something else than the release.", siteHandler(builtSite("b"))],
  [
    `/${scriptOf("a")} answers with status 500.`,
    (request, response) =>
      request.url === "/" ? site(request, response) : response.writeHead(500).end(),
  ],
  ["/ does not answer (", (request) => request.socket.end()],
])("names the fault: %s", async (message, listener) => {
  expect(await fault(listener)).toContain(message);
});
