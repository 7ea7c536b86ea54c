/** Serves a built folder like production: `npm run serve -- --folder public --port 9000`. */
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { runCommand } from "../lib/runCommand";
import { siteServer } from "./siteServer";

/** Starts the server on `requested`, or on the first free port from 9000; resolves with the port. */
async function listen(server: Server, host: string, requested?: number): Promise<number> {
  for (let port = requested ?? 9000; ; port += 1) {
    try {
      await once(server.listen(port, host), "listening");
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
      if (requested !== undefined)
        throw new Error(`port ${port} is taken; leave --port out to get the next free one`);
    }
  }
}

runCommand("Cannot serve", async () => {
  const { folder, host, port } = parseArgs({
    options: {
      folder: { type: "string", default: "public" },
      host: { type: "string", default: "127.0.0.1" },
      port: { type: "string" },
    },
  }).values;
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) < 65536)) {
    throw new Error(`--port must be a number from 0 to 65535, found "${port}"`);
  }
  const server = siteServer(folder);
  const found = await listen(server, host, port === undefined ? undefined : Number(port));
  console.log(`http://localhost:${found}/`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      server.close();
      setTimeout(() => server.closeAllConnections(), 2000).unref();
    });
  }
});
