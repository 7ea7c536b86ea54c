import { rmSync } from "node:fs";
import { join } from "node:path";
import { headersOf } from "../../../tools/headers/headersOf";
import { compressFolder } from "../../../tools/site/finish/compressFolder";
import { siteServer } from "../../../tools/serve/siteServer";
import { ask, listening } from "../../support/ask";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const folder = temporaryFolder();
const long = "Ìléru gas. ".repeat(200);
writeFiles(folder, {
  ...{ "index.html": "home", "404.html": "lost", "contact/index.html": long },
  "photo.avif": `${long}.`,
  ...{ "app-01234567.js": "1", "favicon.svg": "<svg/>", "share/picture.jpg": "j" },
});
const server = siteServer(folder);

beforeAll(async () => {
  await compressFolder(folder);
  await listening(server);
});
afterAll(() => server.close());

/** The headers of the table for a file, as node reads them. */
const inTable = (file: string) =>
  Object.fromEntries(
    Object.entries(headersOf(file)).map(([name, value]) => [name.toLowerCase(), value]),
  );

test.each([
  ["/", "/index.html", "home"],
  ["/contact?a=1", "/contact/index.html", long],
  ["/app-01234567.js", "/app-01234567.js", "1"],
  ["/favicon.svg", "/favicon.svg", "<svg/>"],
  ["/photo.avif", "/photo.avif", `${long}.`],
  ["/share/picture.jpg", "/share/picture.jpg", "j"],
])("%s is %s, with the table's headers, and packed if it is long", async (path, file, sent) => {
  for (const encoding of ["br", "gzip"]) {
    const options = { headers: { "accept-encoding": encoding } };
    const { status, headers, body } = await ask(server, path, options);
    expect([status, body]).toEqual([200, sent]);
    expect(headers).toMatchObject(inTable(file));
    expect(headers["content-encoding"]).toBe(sent === long ? encoding : undefined);
  }
});

test.each(["/nowhere", "/404", "/404.html", "/app-00000000.js", "/../package.json", "/%", "//x"])(
  "%s gets the 404 page, which is never cached",
  async (path) => {
    const { status, headers, body } = await ask(server, path);
    expect([status, body]).toEqual([404, "lost"]);
    expect(headers).toMatchObject({ ...inTable("/404.html"), "cache-control": "no-store" });
  },
);

test("a new build is served at once", async () => {
  writeFiles(folder, { "late/index.html": "late" });
  expect((await ask(server, "/late")).body).toBe("late");
});

test("while a build runs, there may be no 404 page", async () => {
  rmSync(join(folder, "404.html"));
  const asked = [await ask(server, "/nowhere"), await ask(server, "/")];
  expect(asked.map(({ status }) => status)).toEqual([404, 200]);
});
