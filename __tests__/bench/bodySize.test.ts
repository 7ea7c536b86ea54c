import type { Request } from "@playwright/test";
import { bodySizeOf } from "../../bench/pages/bodySize";

const requestThatGets = (contentLength: string | null) =>
  ({
    response: async () => ({ headerValue: async () => contentLength }),
    sizes: async () => ({ responseBodySize: 39_900 }),
  }) as unknown as Request;

it.each([
  ["39500", 39_500],
  [null, 39_900],
])("a response whose server declares %s has a body of %i bytes", async (declared, size) => {
  expect(await bodySizeOf(requestThatGets(declared))).toBe(size);
});
