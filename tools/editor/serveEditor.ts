import { createServer, type Server } from "node:http";
import sirv from "sirv";
import { editorHeaders } from "./policy";

/** A server of the browser editor in `folder`, with its own headers. */
export function serveEditor(folder: string): Server {
  const files = sirv(folder, { etag: true });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(editorHeaders)) response.setHeader(name, value);
    files(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
}
