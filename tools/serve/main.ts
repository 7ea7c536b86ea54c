/** Serves a built folder like production: `npm run serve -- --folder public --port 9000`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isTaken, listen } from "./listen";
import { siteServer } from "./siteServer";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      folder: { type: "string", default: "public" },
      host: { type: "string", default: "127.0.0.1" },
      port: { type: "string" },
    },
  });
  const { folder, host } = values;
  const requestedPort = values.port === undefined ? undefined : Number(values.port);
  if (
    requestedPort !== undefined &&
    !(Number.isInteger(requestedPort) && requestedPort >= 0 && requestedPort < 65536)
  ) {
    throw new Error(`--port must be a number from 0 to 65535, found "${values.port}"`);
  }
  if (!existsSync(join(folder, "index.html"))) {
    throw new Error(`there is no index.html in ${folder}; run "npm run build" first`);
  }
  const server = siteServer(folder);
  const port = await listen(server, host, requestedPort).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    throw new Error(`port ${requestedPort} is taken; leave --port out to get the next free one`);
  });
  console.log(`http://localhost:${port}/`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      server.close();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 2000).unref();
    });
  }
}

main().catch((error: Error) => {
  console.error(`Cannot serve: ${error.message}`);
  process.exitCode = 1;
});
