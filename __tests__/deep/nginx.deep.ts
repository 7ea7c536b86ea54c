import { once } from "node:events";
import { compressFolder } from "../../tools/build/compress/compressFolder";
import { openInstallation } from "../../tools/release/installation";
import { switchTo } from "../../tools/release/makeLive";
import { siteServer } from "../../tools/serve/siteServer";
import { ask, askPort } from "../support/ask";
import { temporaryFolder, writeFiles } from "../support/temporaryFolder";
import { nginxOf } from "./support/nginx";

const script = "/app-0123456789abcdef0123.js";
const picture = "/static/0123456789abcdef0123456789abcdef/logo.avif";

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
    "fonts/text.woff2": release,
    "page-data/contact/page-data.json": long,
    "manifest.webmanifest": release,
    "robots.txt": release,
  };
};

/** nginx calls scripts by their old name. */
const plainType = (type = "") => type.replace("; ", ";").replace("application/java", "text/java");

const folder = temporaryFolder();
const installation = openInstallation(folder);
const own = siteServer(installation.current);
let port = 0;

beforeAll(async () => {
  for (const release of ["one", "two"])
    writeFiles(`${installation.releases}/${release}`, filesOf(release));
  await compressFolder(`${installation.releases}/one`);
  switchTo(installation, "one");
  port = await nginxOf(folder);
  own.listen(0, "127.0.0.1");
  await once(own, "listening");
});
afterAll(() => own.close());

test("nginx, set up as documented, answers as our own server does", async () => {
  const names = ["cache-control", "location", "x-content-type-options", "x-frame-options"];
  names.push("referrer-policy", "cross-origin-opener-policy");
  const outline = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
    status,
    headers: names.map((name) => `${name}: ${headers[name]?.toString() ?? ""}`),
    // What a redirect holds is for nobody's eyes.
    type: status === 301 ? "" : plainType(headers["content-type"]),
    body: status === 301 ? "" : body,
  });
  const paths = [
    "/",
    "/contact",
    "/contact?a=1",
    "/contact/",
    "/contact/index.html",
    "/contact/?a=1",
    "/index.html",
    "/%63ontact",
    "/%63ontact/",
  ];
  const lost = ["/nowhere", "/404", "/404.html", "/%34%30%34", "/page-data", "/.hidden"];
  const files = [script, picture, "/fonts/text.woff2", "/page-data/contact/page-data.json"];
  for (const path of [...paths, ...lost, ...files, "/manifest.webmanifest", "/robots.txt"]) {
    const answers = [await askPort(port, path), await ask(own, path)];
    const [theirs, ours] = answers.map(outline);
    expect({ path, ...theirs }).toEqual({ path, ...ours });
  }
});

test("while the link is switched 100 times, every answer is whole and of one release", async () => {
  const whole = new Set(["one", "two"].map((release) => filesOf(release)["index.html"]));
  const faults: string[] = [];
  let answers = 0;
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      const { status, body } = await askPort(port, "/contact");
      answers += 1;
      if (status !== 200 || !whole.has(body)) faults.push(`${status} ${body.slice(0, 20)}`);
    }
  };
  const visitors = Array.from({ length: 50 }, visitor);
  for (let turn = 0; turn < 100; turn += 1) {
    switchTo(installation, turn % 2 === 0 ? "two" : "one");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  isOver = true;
  await Promise.all(visitors);
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(500);
});
