import type { Request } from "@playwright/test";

/**
 * The size in bytes of a response's body as sent, from the server's header. Without one, Chromium's
 * own count; over HTTP/2 that includes the frames, 0.2 kB per response.
 */
export async function bodySizeOf(request: Pick<Request, "response" | "sizes">): Promise<number> {
  const declared = await (await request.response())?.headerValue("content-length");
  return declared ? Number(declared) : (await request.sizes()).responseBodySize;
}
