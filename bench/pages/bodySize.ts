import type { Request } from "@playwright/test";

/**
 * How many bytes the body of an answer had as it was sent: what the server says. Chromium's own count
 * is taken where it says nothing; over HTTP/2 that one holds the frames too, 0.2 kB an answer.
 */
export async function bodySizeOf(request: Pick<Request, "response" | "sizes">): Promise<number> {
  const said = await (await request.response())?.headerValue("content-length");
  return said ? Number(said) : (await request.sizes()).responseBodySize;
}
