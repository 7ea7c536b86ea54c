import { changedPages, scriptsDiffer } from "./changedPages";
import { temporaryFolder, writeFiles } from "../support/temporaryFolder";

const script = (digit: string) => `app-${digit.repeat(8)}.js`;
const page = (words: string, code = "a") =>
  `<head><link rel="preload" as="script" href="/${script(code)}"><style>h1{font-family:url(/fonts/a.woff2)}</style>` +
  `<script type="application/ld+json">{"name":"Gas"}</script></head><h1>${words}</h1>` +
  `<img srcset="/logo.svg 1x, /static/x/y.avif 2x"><script data-scripts="/${script(code)}">start()</script>`;

/** A built site with changes; a file set to undefined is left out. */
function site(changes: Readonly<Record<string, string | undefined>> = {}) {
  const folder = temporaryFolder();
  const files = {
    "index.html": page("Gas"),
    "contact/index.html": page("Call"),
    "logo.svg": "<svg/>",
    "fonts/a.woff2": "font",
    [script("a")]: "run",
    ...changes,
  };
  for (const [file, text] of Object.entries(files))
    if (text !== undefined) writeFiles(folder, { [file]: text });
  return folder;
}

const changed = (...changes: Parameters<typeof site>) =>
  changedPages(site(), site(...changes)).map(({ path }) => path);

test("lists only a page whose words change", () => {
  expect(changed()).toEqual([]);
  expect(changed({ "contact/index.html": page("Write") })).toEqual(["/contact"]);
});

test("new code alone changes no page, but is reported", () => {
  const before = site();
  const after = site({
    [script("a")]: undefined,
    [script("b")]: "walk",
    "index.html": page("Gas", "b"),
    "contact/index.html": page("Call", "b"),
  });
  expect(changedPages(before, after)).toEqual([]);
  expect(scriptsDiffer(before, after)).toBe(true);
  expect(scriptsDiffer(before, site())).toBe(false);
});

test.each(["logo.svg", "fonts/a.woff2"])("a new %s changes the pages that show it", (file) => {
  expect(changed({ [file]: "new" })).toEqual(["/", "/contact"]);
});

test("tells new pages from removed ones", () => {
  const after = site({ "shop/index.html": page("Shop"), "contact/index.html": undefined });
  expect(changedPages(site(), after)).toEqual([
    { path: "/contact", isInBefore: true, isInAfter: false },
    { path: "/shop", isInBefore: false, isInAfter: true },
  ]);
});
