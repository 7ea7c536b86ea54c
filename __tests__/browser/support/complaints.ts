import type { BrowserContext, Request } from "@playwright/test";

/** What went wrong, or was said, in the browser while a test ran. */
export interface Complaints {
  /** Makes a complaint that matches `pattern` part of the test: it must come, and may come often. */
  expect(pattern: RegExp): void;
  /** Every complaint so far that no pattern matches, and every pattern that matched nothing. */
  problems(): string[];
  /** The addresses of all requests so far. */
  requests: readonly string[];
}

/** A request that ends because its page was left is no fault of the page. */
const isCutShort = (request: Request) => request.failure()?.errorText === "net::ERR_ABORTED";

/** Notes each console message, page error, failed request and request to another host. */
export function watch(context: BrowserContext, host: string): Complaints {
  const heard: string[] = [];
  const patterns: RegExp[] = [];
  const requests: string[] = [];

  context.on("console", (message) =>
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
  );
  context.on("weberror", (error) => heard.push(`page error: ${String(error.error())}`));
  context.on("requestfailed", (request) => {
    if (!isCutShort(request)) heard.push(`failed request: ${request.url()}`);
  });
  context.on("request", (request) => {
    const { protocol, host: asked } = new URL(request.url());
    requests.push(request.url());
    if (protocol.startsWith("http") && asked !== host) heard.push(`to ${asked}: ${request.url()}`);
  });

  return {
    requests,
    expect: (pattern) => patterns.push(pattern),
    problems: () => [
      ...heard.filter((text) => !patterns.some((pattern) => pattern.test(text))),
      ...patterns
        .filter((pattern) => !heard.some((text) => pattern.test(text)))
        .map((pattern) => `missing: ${pattern}`),
    ],
  };
}
