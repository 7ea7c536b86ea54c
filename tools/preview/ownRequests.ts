import { EventEmitter } from "node:events";
import { type IncomingMessage, Server } from "node:http";

/** The routes of Gatsby that its pages ask for: their data, and the code of an error. */
const used = [
  "/page-data/:pagePath(*)/page-data.json",
  "/__original-stack-frame",
  "/__file-code-frame",
];

/** Express' private list of its handlers; `fast_slash` says that one handles every address. */
interface Express {
  _router: {
    stack: { name: string; route?: { path: string }; regexp: { fast_slash: boolean } }[];
  };
}

/**
 * Removes all other routes of Gatsby, which write files, fetch from other servers, start an editor and run queries, and
 * the header that lets any page of the web read the answers.
 * @throws if Express no longer has its list
 */
export function removeUnusedRoutes({ _router }: Express): void {
  _router.stack = _router.stack.filter(({ name, route, regexp }) =>
    route ? used.includes(route.path) : regexp.fast_slash && name !== "corsMiddleware",
  );
}

/**
 * Whether a request names this machine, and no page of another site sent it. The name counts because another site's
 * domain may lead here (DNS rebinding); Sec-Fetch, because an embedded script or picture has no Origin.
 * @param host that of the command line
 */
function isOwn({ headers, socket }: IncomingMessage, host: string): boolean {
  const name = headers.host?.replace(/:\d+$/, "");
  const address = socket.localAddress?.replace("::ffff:", "");
  const { origin, "sec-fetch-site": site = "none", "sec-fetch-mode": mode } = headers;
  return (
    ["localhost", host, address, `[${address}]`].includes(name) &&
    (origin === undefined || origin === `http://${headers.host}`) &&
    (mode === "navigate" || site === "same-origin" || site === "none")
  );
}

/** Lets no server of this process answer any other request: before Express, and socket.io, which answers beside it. */
export function answerOnlyOwn(host: string): void {
  Server.prototype.emit = function guarded(this: Server, event: string, ...args: unknown[]) {
    const [request] = args as [IncomingMessage];
    if ((event !== "request" && event !== "upgrade") || isOwn(request, host))
      return EventEmitter.prototype.emit.call(this, event, ...args);
    const reason = "The preview answers at localhost, its address and the name of --host only.\n";
    request.socket.end(`HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n${reason}`);
    return true;
  };
}
