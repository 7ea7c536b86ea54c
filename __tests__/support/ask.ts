import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request, type Server } from "node:http";
import { request as requestOverTls } from "node:https";
import type { AddressInfo, Server as AnyServer } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const unpackers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** A server's response, with its body decompressed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  /** The site's host name for requests over TLS; the certificate is the test's own. */
  tls?: string;
}

/** Starts a server on a free port of this machine; resolves with the port. */
export async function listening(server: AnyServer): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/** Requests a path from a listening server exactly as written, without normalisation. */
export const ask = (server: Server, path: string, options: Options = {}): Promise<Answer> =>
  askPort((server.address() as AddressInfo).port, path, options);

/** Likewise, for another program's server, by its port. */
export async function askPort(port: number, path: string, options: Options = {}): Promise<Answer> {
  const { method, tls } = options;
  const headers = { ...(tls && { host: tls }), ...options.headers };
  const common = { port, host: "127.0.0.1", path, method, headers };
  const question = tls
    ? requestOverTls({ ...common, servername: tls, rejectUnauthorized: false }).end()
    : request(common).end();
  const [answer] = (await once(question, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const unpack = bytes.length > 0 && unpackers[answer.headers["content-encoding"] ?? ""];
  const body = (unpack ? unpack(bytes) : bytes).toString();
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}
