import { createServer, type RequestListener, type Server } from "node:http";
import { askServer } from "../../../tools/deploy/askServer";
import { siteServer } from "../../../tools/serve/siteServer";
import { listening } from "../../support/ask";
import { builtSite, scriptOf } from "../../support/publishedSite";

/** What is wrong with a server's answers for version "a"; undefined if nothing is. */
async function fault(server: Server): Promise<string | undefined> {
  const address = `http://127.0.0.1:${await listening(server)}`;
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

test("a server that sends the release has no fault", async () => {
  expect(await fault(siteServer(builtSite("a")))).toBeUndefined();
});

test("a server that sends another release is named", async () => {
  const message = "/ answers with something else than the release.";
  expect(await fault(siteServer(builtSite("b")))).toBe(message);
});

test.each<[string, RequestListener]>([
  ["/ answers with status 403.", (_request, response) => response.writeHead(403).end()],
  [
    `/${scriptOf("a")} answers with status 500.`,
    ({ url }, response) => (url === "/" ? response.end("page a") : response.writeHead(500).end()),
  ],
  ["/ does not answer (", (request) => request.socket.end()],
])("names the fault: %s", async (message, listener) => {
  expect(await fault(createServer(listener))).toContain(message);
});
