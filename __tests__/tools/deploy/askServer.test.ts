import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { askServer } from "../../../tools/deploy/askServer";
import { switchTo } from "../../../tools/deploy/releases";
import { siteServer } from "../../../tools/serve/siteServer";
import { listening } from "../../support/ask";
import { builtSite, newInstallation } from "../../support/publishedSite";

/** What is wrong with a server's answers for version "a"; undefined if nothing is. */
async function fault(server: Server, wait?: number): Promise<string | undefined> {
  const address = `http://127.0.0.1:${await listening(server)}`;
  try {
    await askServer(address, builtSite("a"), wait);
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(address, "");
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const files: Readonly<Record<string, string>> = {
  "/leak-card-worker.js": "worker a",
  "/leak-card": "card a",
  "/": "page a",
};

/** Answers with version "a", but with something else at one address. */
const except =
  (address: string, other: RequestListener): RequestListener =>
  (request, response) =>
    request.url === address ? other(request, response) : response.end(files[request.url ?? ""]);

const text =
  (words: string): RequestListener =>
  (_request, response) =>
    response.end(words);

test("a server that sends the release has no fault", async () => {
  expect(await fault(siteServer(builtSite("a")))).toBeUndefined();
});

const other = "answers with something else than the release";
const changed = `${other}: something on the way changes the HTML.`;

test.each<[string, string, RequestListener]>([
  [`/ ${other}.`, "/", text("page b")],
  [`/ ${changed}`, "/", text('page a<script src="/cdn-cgi/scripts/email-decode.min.js"></script>')],
  [`/leak-card ${changed}`, "/leak-card", text("card a<!-- -->")],
  [`/leak-card-worker.js ${other}.`, "/leak-card-worker.js", text("worker b")],
  ["/ answers with status 403.", "/", (_request, response) => response.writeHead(403).end()],
  [
    "/ redirects to https://www.site.ng/; set SITE_URL to the address that visitors see.",
    "/",
    (_request, response) =>
      response.writeHead(301, { location: "https://www.site.ng/" }).end("page a"),
  ],
  ["/ does not answer (", "/", (request) => request.socket.end()],
])("names the fault: %s", async (message, address, listener) => {
  expect(await fault(createServer(except(address, listener)))).toContain(message);
});

test("a host that needs a moment is asked again, and not for ever", async () => {
  const { folder, publish } = newInstallation();
  publish("a", "2026-01-05T08:00:00Z");
  publish("b", "2026-01-05T09:00:00Z");
  setTimeout(() => switchTo(folder, "20260105-080000-000"), 100);
  expect(await fault(siteServer(join(folder, "current")), 2000)).toBeUndefined();
  expect(await fault(siteServer(builtSite("b")), 100)).toContain(other);
});
