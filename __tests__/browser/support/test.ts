import { expect, test as base, type BrowserContext } from "@playwright/test";
import { MAP_ORIGIN } from "../../../src/lib/mapAddress";

/** Records each console message, page error, failed request and request to another host. */
function watch(context: BrowserContext, host: string) {
  const heard: string[] = [];
  const patterns: RegExp[] = [];
  const allowed: RegExp[] = [];
  const requests: string[] = [];

  context.on("console", (message) =>
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
  );
  context.on("weberror", (error) => heard.push(`page error: ${String(error.error())}`));
  context.on("requestfailed", (request) => {
    // A request aborted by leaving its page is not a fault of the page.
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      heard.push(`failed request: ${request.url()}`);
  });
  context.on("request", (request) => {
    const { protocol, host: asked } = new URL(request.url());
    requests.push(request.url());
    if (protocol.startsWith("http") && asked !== host) heard.push(`to ${asked}: ${request.url()}`);
  });

  return {
    /** The addresses of all requests so far. */
    requests: requests as readonly string[],
    /** Makes complaints that match `pattern` part of the test: at least one must come. */
    expect: (pattern: RegExp) => patterns.push(pattern),
    /** Makes them no problem, whether they come or not. */
    allow: (pattern: RegExp) => allowed.push(pattern),
    /** Every complaint so far that no pattern matches, and every pattern that matched nothing. */
    problems: () => [
      ...heard.filter((text) => ![...patterns, ...allowed].some((pattern) => pattern.test(text))),
      ...patterns
        .filter((pattern) => !heard.some((text) => pattern.test(text)))
        .map((pattern) => `missing: ${pattern}`),
    ],
  };
}

/** Console messages, errors and failed requests that the browser reported during a test. */
export type Complaints = ReturnType<typeof watch>;

/** Playwright's `test`; fails on any console message, error, failed request or external request but the map's. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = watch(context, new URL(baseURL ?? "").host);
      // The map's frame loads wherever it comes into view; playwright.config.ts keeps it from its host.
      complaints.allow(new RegExp(MAP_ORIGIN));
      await use(complaints);
      expect(complaints.problems()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
