import { chmodSync, cpSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { edgeFiles } from "../../tools/deploy/edge";
import { releasesIn } from "../../tools/deploy/releases";
import { onDocuments } from "../../tools/headers/security";
import { siteServer } from "../../tools/serve/siteServer";
import { type Answer, ask, askPort, listening } from "../support/ask";
import { temporaryFolder } from "../support/temporaryFolder";
import { otherHeaders, otherStatuses } from "./support/edgeDifferences";
import { edgeOf, type Nginx, nginxOf } from "./support/hosts";
import { hostileQuestions, picture, questions, script } from "./support/questions";
import { outline, tls, twoReleases } from "./support/twoReleases";

let own: Server;
let nginx: Nginx;
let edgePort: number;
let folder: string;

beforeAll(async () => {
  folder = await twoReleases();
  const upload = temporaryFolder();
  const one = join(releasesIn(folder), "one");
  for (const file of edgeFiles(one)) cpSync(join(one, file), join(upload, file));
  nginx = await nginxOf(folder);
  edgePort = await edgeOf(upload);
  own = siteServer(join(folder, "current"));
  await listening(own);
});
afterAll(() => own.close());

/** The responses of nginx, npm start and the edge host. */
const askAll = async (path: string) => [
  await askPort(nginx.port, path, { tls }),
  await ask(own, path),
  await askPort(edgePort, path),
];

/** A short name of the request, and the request. */
const named = <Q extends { path: string; method?: string; headers?: object }>(list: readonly Q[]) =>
  list.map((question) => {
    const { method = "GET", path, headers = {} } = question;
    const words = `${method} ${path.slice(0, 60)} ${JSON.stringify(headers).slice(0, 60)}`;
    return [words, question] as const;
  });

test.each(named(questions))(
  "%s gets the same response from both servers",
  async (_words, question) => {
    const { path, status, ...options } = question;
    const theirs = outline(await askPort(nginx.port, path, { ...options, tls }));
    const ours = outline(await ask(own, path, options));
    expect(theirs.status).toBe(status);
    expect(theirs).toEqual(ours);
  },
);

/** The edge host's response, reduced to what it must share with ours. */
function commonOutline(answer: Answer, isPage: boolean) {
  const { status, headers, body } = outline(answer);
  const isOwnWay = (name: string) =>
    name in otherHeaders || (!isPage && headersOfPages.includes(name));
  const kept = Object.entries(headers).filter(([name]) => !isOwnWay(name));
  return { status, headers: Object.fromEntries(kept), body };
}

/**
 * Cloudflare Pages sends these with other files too, because its rules match addresses, not types; there they
 * have no effect.
 */
const headersOfPages = Object.keys(onDocuments).map((name) => name.toLowerCase());

test.each(named(questions))(
  "%s gets the same response from the edge host",
  async (_words, question) => {
    const { path, status, ...options } = question;
    const theirs = await askPort(edgePort, path, options);
    const ours = await ask(own, path, options);
    const difference = otherStatuses.find(({ address }) => address.test(path));
    expect(theirs.status).toBe(difference?.status ?? status);
    // It never leads to another site.
    expect(theirs.headers.location ?? "/").toMatch(/^\/(?!\/)/);
    const isPage = /^text\/html/.test(String(ours.headers["content-type"]));
    const compared = difference ? undefined : commonOutline(theirs, isPage);
    expect(compared).toEqual(difference ? undefined : commonOutline(ours, isPage));
  },
);

/** The values of a header in all responses; siteServer.test.ts has the right ones. */
const valuesOf = async (path: string, header: string) => {
  const answers = await askAll(path);
  return new Set(
    answers.map(({ headers }) =>
      // Browsers take two values, as the edge host sends for share pictures, for no restriction.
      String(headers[header]).replace(/^same-origin, (?=cross)/, ""),
    ),
  );
};

test.each([
  ...["/contact", script, picture, "/fonts/text.woff2", "/share/index.jpg", "/leak-card"],
  ...["/leak-card-worker.js", "/page-data/contact-01234567.json", "/nowhere", "/%"],
])("all three cache %s for as long", async (path) => {
  expect((await valuesOf(path, "cache-control")).size).toBe(1);
});

test.each(["/share/index.jpg", "/contact"])(
  "all three let the same sites embed %s",
  async (path) => {
    expect((await valuesOf(path, "cross-origin-resource-policy")).size).toBe(1);
  },
);

test("a malformed address gets a page with a link back from all three", async () => {
  const answers = await askAll("/%");
  expect(answers.map(({ body }) => body.slice(0, 4))).toEqual(["one ", "one ", "one "]);
});

test.each(named(hostileQuestions))("%s is rejected", async (_words, question) => {
  const { path, statuses, ...options } = question;
  const answers = [
    await askPort(nginx.port, path, { ...options, tls }),
    await ask(own, path, options),
  ];
  for (const { status, body, headers } of answers) {
    expect(statuses).toContain(status);
    expect(body).not.toContain("root:");
    expect(headers.server ?? "nginx").toBe("nginx");
    expect(headers.allow).toBe(status === 405 ? "GET, HEAD" : undefined);
  }
});

test("both answer 304 for an unchanged page, with the same headers", async () => {
  const askBoth = async (headers: (answer: Answer) => Record<string, string>) => {
    const first = [await askPort(nginx.port, "/contact", { tls }), await ask(own, "/contact")];
    const [theirs, ours] = first.map(headers);
    return [
      outline(await askPort(nginx.port, "/contact", { tls, headers: theirs })),
      outline(await ask(own, "/contact", { headers: ours })),
    ];
  };
  const byTag = await askBoth(({ headers }) => ({ "if-none-match": String(headers.etag) }));
  for (const answer of byTag) expect(answer?.status).toBe(304);
  const [theirs, ours] = byTag;
  expect(theirs).toEqual(ours);
});

test("nginx logs no error for ordinary requests", () => {
  expect(nginx.errors()).toBe("");
});

// After the test of the log: nginx logs the file that it cannot read.
test("nginx lets nobody keep an error, even of a file that is kept for a year otherwise", async () => {
  const caching = async (method: string) => {
    const { status, headers } = await askPort(nginx.port, script, { tls, method });
    return [status, headers["cache-control"]];
  };
  const file = join(folder, "current", script);
  expect(await caching("POST")).toEqual([405, "no-store"]);
  chmodSync(file, 0);
  expect(await caching("GET")).toEqual([403, "no-store"]);
  chmodSync(file, 0o644);
  expect(await caching("GET")).toEqual([200, "public, max-age=31536000, immutable"]);
});
