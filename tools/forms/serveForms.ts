import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { buildForms } from "./buildForms";
import { formsHeaders } from "./headers";

/**
 * Builds the forms in `folder` and serves them until the process ends. The repository is never used, but
 * its name shows the editor which folder to open.
 */
export async function serveForms(folder: string, host: string, port: number): Promise<void> {
  buildForms(folder, `owner/${path.basename(process.cwd())}`);
  const files = sirv(folder, { etag: true });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(formsHeaders)) response.setHeader(name, value);
    files(request, response, () => void response.writeHead(404).end());
  });
  server.listen(port, host);
  await once(server, "listening");
}
