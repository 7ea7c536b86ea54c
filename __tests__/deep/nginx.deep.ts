import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { compressFolder } from "../../tools/site-build/compress/compressFolder";
import { nginxPolicies } from "../../tools/headers/nginx";
import { policyFile, ofAnyRelease } from "../../tools/headers/policy";
import { releasesIn, switchTo } from "../../tools/deploy/releases";
import { siteServer } from "../../tools/serve/siteServer";
import { type Answer, ask, askPort } from "../support/ask";
import { temporaryFolder, writeFiles } from "../support/temporaryFolder";
import { type Nginx, nginxOf } from "./support/nginx";
import { hostileQuestions, picture, questions, script } from "./support/questions";

/** A small site all of whose files say which release they belong to. */
const filesOf = (release: string) => {
  const long = `${release} `.repeat(20_000);
  return {
    "index.html": long,
    "404.html": long,
    "404/index.html": long,
    "contact/index.html": long,
    [script]: long,
    [picture]: release,
    "share/index.jpg": release,
    "fonts/text.woff2": release,
    "page-data/contact/page-data.json": long,
    "manifest.webmanifest": release,
    "robots.txt": release,
    "index.html.txt": release,
    ".well-known/security.txt": release,
    ".git/config": release,
    "contact/.env": release,
    _headers: release,
    _redirects: release,
    [policyFile]: policyOf(release),
  };
};

const policyOf = (release: string) =>
  `default-src 'none'; style-src '${release}'; style-src-attr '${release}'; img-src 'self'`;
const knownPolicies = nginxPolicies(
  new Map(["one", "two"].map((release) => [release, policyOf(release)])),
);
const tls = "ileru.example";
const folder = temporaryFolder();
const policies = join(folder, "policies.conf");
const own = siteServer(join(folder, "current"));
let nginx: Nginx;

beforeAll(async () => {
  for (const release of ["one", "two"]) {
    writeFiles(`${releasesIn(folder)}/${release}`, filesOf(release));
    await compressFolder(`${releasesIn(folder)}/${release}`);
  }
  writeFileSync(policies, knownPolicies);
  switchTo(folder, "one");
  nginx = await nginxOf(folder);
  own.listen(0, "127.0.0.1");
  await once(own, "listening");
});
afterAll(() => own.close());

/** What differs from server to server and means nothing to a visitor; nginx alone speaks TLS. */
const unimportant = ["connection", "date", "etag", "keep-alive", "server", "transfer-encoding"];
unimportant.push("strict-transport-security");

function outline({ status, headers, body }: Answer) {
  // What a redirect holds is for nobody's eyes.
  const isRedirect = status === 301;
  const left = [...unimportant, ...(isRedirect ? ["content-type", "content-length"] : [])];
  const kept = Object.entries(headers).filter(([name]) => !left.includes(name));
  return { status, headers: Object.fromEntries(kept), body: isRedirect ? "" : body };
}

/** The question in a few words, and the question. */
const named = <Q extends { path: string; method?: string; headers?: object }>(list: readonly Q[]) =>
  list.map((question) => {
    const { method = "GET", path, headers = {} } = question;
    const words = `${method} ${path.slice(0, 60)} ${JSON.stringify(headers).slice(0, 60)}`;
    return [words, question] as const;
  });

test.each(named(questions))("%s is answered alike", async (_words, question) => {
  const { path, status, ...options } = question;
  const theirs = outline(await askPort(nginx.port, path, { ...options, tls }));
  const ours = outline(await ask(own, path, options));
  expect(theirs.status).toBe(status);
  expect(theirs).toEqual(ours);
});

test.each(named(hostileQuestions))("%s is refused", async (_words, question) => {
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

test("both send an unchanged page no second time, with the same headers", async () => {
  const askBoth = async (headers: (answer: Answer) => Record<string, string>) => {
    const first = [await askPort(nginx.port, "/contact", { tls }), await ask(own, "/contact")];
    const [theirs, ours] = first.map(headers);
    return [
      outline(await askPort(nginx.port, "/contact", { tls, headers: theirs })),
      outline(await ask(own, "/contact", { headers: ours })),
    ];
  };
  const byTag = await askBoth(({ headers }) => ({ "if-none-match": String(headers.etag) }));
  const byDate = await askBoth(({ headers }) => ({
    "if-modified-since": String(headers["last-modified"]),
  }));
  for (const [theirs, ours] of [byTag, byDate]) {
    expect(theirs?.status).toBe(304);
    expect(theirs).toEqual(ours);
  }
});

test("nginx answers under the site's name only, and over TLS only", async () => {
  const plain = await askPort(nginx.plainPort, "/contact?a=1");
  expect([plain.status, plain.headers.location]).toEqual([
    301,
    "https://ileru.example/contact?a=1",
  ]);
  const spoofed = { headers: { host: "elsewhere.example" } };
  await expect(askPort(nginx.port, "/contact/", { tls, ...spoofed })).rejects.toThrow();
  const redirect = await askPort(nginx.plainPort, "/", spoofed);
  expect(redirect.headers.location).toBe("https://ileru.example/");
  const page = await askPort(nginx.port, "/", { tls });
  expect(page.headers["strict-transport-security"]).toBe(
    "max-age=63072000; includeSubDomains; preload",
  );
});

test("nginx complains about nothing that visitors do", () => {
  expect(nginx.errors()).toBe("");
});

test("while the link is switched 100 times, every answer is whole and of one release", async () => {
  const faults: string[] = [];
  let answers = 0;
  let isOver = false;
  const visitor = async (path: string) => {
    while (!isOver) {
      const { status, headers, body } = await askPort(nginx.port, path, { tls });
      answers += 1;
      const release = body.slice(0, 3);
      const isWhole = ["one", "two"].includes(release) && body === `${release} `.repeat(20_000);
      const isRight = headers["content-security-policy"] === policyOf(release);
      if (status !== (path === "/contact" ? 200 : 404) || !isWhole || !isRight)
        faults.push(`${status} ${body.slice(0, 20)}`);
    }
  };
  const visitors = Array.from({ length: 30 }, (_, n) => visitor(n % 3 ? "/contact" : "/nowhere"));
  for (let turn = 0; turn < 100; turn += 1) {
    switchTo(folder, turn % 2 === 0 ? "two" : "one");
    await wait(20);
  }
  isOver = true;
  await Promise.all(visitors);
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(200);
});

test("a release that nginx has not heard of keeps its styles, and gets its policy by a reload", async () => {
  writeFiles(`${releasesIn(folder)}/three`, filesOf("three"));
  switchTo(folder, "three");
  // A connection that was kept open ends with the reload.
  const policy = () =>
    askPort(nginx.port, "/", { tls }).then(
      ({ headers }) => headers["content-security-policy"],
      () => undefined,
    );
  expect(await policy()).toBe(ofAnyRelease(policyOf("two")));
  writeFileSync(policies, nginxPolicies(new Map([["three", policyOf("three")]])));
  nginx.reload();
  for (let tries = 0; tries < 100 && (await policy()) !== policyOf("three"); tries += 1)
    await wait(50);
  expect(await policy()).toBe(policyOf("three"));
});
