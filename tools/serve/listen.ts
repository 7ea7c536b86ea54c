import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

const defaultPort = 9000;
const tries = 100;

/** Starts the server on `port`, or on the first free one from 9000; resolves with the port. */
export async function listen(server: Server, host: string, port?: number): Promise<number> {
  if (port !== undefined) return bind(server, host, port);
  for (let candidate = defaultPort; candidate < defaultPort + tries; candidate += 1) {
    try {
      return await bind(server, host, candidate);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error(`no port from ${defaultPort} to ${defaultPort + tries - 1} is free`);
}

/** Whether listening failed because another program has the port. */
export function isTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "EADDRINUSE";
}

async function bind(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
