/** A request, and the response that every server gives. */
export interface Question {
  readonly path: string;
  readonly status: number;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** Files of the small site in sameAnswers.deep.ts. */
export const script = "/app-01234567.js";
export const picture = "/static/01234567/0.avif";
const inTheFuture = "Fri, 01 Jan 2100 00:00:00 GMT";
const longAgo = "Sat, 01 Jan 2000 00:00:00 GMT";

const asked = (status: number, ...paths: string[]): Question[] =>
  paths.map((path) => ({ path, status }));

/** Requests whose responses are compared, header by header. */
export const questions: readonly Question[] = [
  ...asked(200, "/", "/contact", "/contact?a=1", "/%63ontact", "/index.html.txt", "/robots.txt"),
  ...asked(200, script, picture, "/fonts/text.woff2", "/page-data/contact-01234567.json"),
  ...asked(200, "/manifest.webmanifest", "/share/index.jpg", "/.well-known/security.txt"),
  // The worker keeps its name, so it is requested again each time.
  ...asked(200, "/leak-card", "/leak-card-worker.js"),
  { path: "/leak-card-worker.js", status: 200, headers: { "accept-encoding": "br" } },
  ...asked(301, "/contact/", "/contact/index.html", "/contact/?a=1&b=//x", "/index.html"),
  ...asked(301, "/%63ontact/", "/contact//", "//"),
  ...asked(404, "/nowhere", "/nowhere/", "/404", "/404/", "/404.html", "/%34%30%34", "/page-data"),
  // Names that only servers and hosts use.
  ...asked(404, "/_headers", "/_redirects"),
  ...asked(404, "/.git/config", "/contact/.env", "/index.html.br", `${script}.gz`),
  // Slashes that could lead to another site.
  ...asked(404, "//contact", "//elsewhere.example/", "//elsewhere.example/%2f.."),
  // A script of a deleted release.
  ...asked(404, "/app-00000000.js"),
  // Conditional, range and other unusual requests of browsers.
  { path: "/contact", status: 200, method: "HEAD" },
  { path: "/nowhere", status: 404, method: "HEAD" },
  { path: "/contact", status: 200, headers: { range: "bytes=0-3" } },
  { path: "/contact", status: 200, headers: { range: "bytes=9-2" } },
  { path: "/contact", status: 200, headers: { range: `bytes=${"0-1,".repeat(500)}0-1` } },
  { path: "/contact", status: 200, headers: { "if-modified-since": longAgo } },
  { path: "/contact", status: 200, headers: { "if-modified-since": "yesterday" } },
  // After a rollback, the files are older than those that a client has.
  { path: "/contact", status: 200, headers: { "if-modified-since": inTheFuture } },
  { path: "/contact", status: 200, headers: { "if-none-match": '"other"' } },
  { path: "/contact", status: 200, headers: { "accept-encoding": "br" } },
  { path: "/contact", status: 200, headers: { "accept-encoding": "gzip" } },
  { path: "/nowhere", status: 404, headers: { "accept-encoding": "br" } },
  { path: "/contact", status: 200, headers: { "x-forwarded-host": "elsewhere.example" } },
  { path: "/contact/", status: 301, headers: { "x-forwarded-host": "elsewhere.example" } },
];

const refused = (status: number | readonly number[], question: Omit<Question, "status">) => ({
  ...question,
  statuses: [status].flat(),
});

/** Only the status is compared: one of several valid ones. */
export const hostileQuestions = [
  ...["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND", "TRACE"].map((method) =>
    refused(405, { path: "/contact", method }),
  ),
  ...["/%00", "/contact%00.html", "/%E0%A4%A", "/%"].map((path) => refused([400, 404], { path })),
  // Either rejected or not found; never the system's file.
  ...[
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/..%5c..%5cetc%5cpasswd",
    "/static/..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd",
    "/%252e%252e/%252e%252e/etc/passwd",
    "/..%c0%af..%c0%afetc/passwd",
  ].map((path) => refused([400, 404], { path })),
  refused([404], { path: `/${"a".repeat(300)}` }),
  refused([414, 431], { path: `/${"a".repeat(20_000)}` }),
  refused([400, 431], { path: "/", headers: { "x-long": "a".repeat(40_000) } }),
  refused([400, 404, 414], { path: `/${"%2e%2e%2f".repeat(500)}etc/passwd` }),
];
