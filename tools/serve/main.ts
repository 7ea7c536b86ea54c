/** Serves a built folder like production: `npm run serve -- --folder public --port 9000`. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { runCommand } from "../lib/runCommand";
import { siteServer } from "./siteServer";

runCommand("Cannot serve", async () => {
  const { folder, host, port } = parseArgs({
    options: {
      folder: { type: "string", default: "public" },
      host: { type: "string", default: "127.0.0.1" },
      port: { type: "string", default: "9000" },
    },
  }).values;
  const server = siteServer(folder);
  await once(server.listen(Number(port), host), "listening");
  console.log(`http://localhost:${(server.address() as AddressInfo).port}/`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      server.close();
      setTimeout(() => server.closeAllConnections(), 2000).unref();
    });
  }
});
