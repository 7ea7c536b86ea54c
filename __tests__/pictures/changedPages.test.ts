import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { changedPages, scriptsDiffer } from "./changedPages";
import { temporaryFolder } from "../support/temporaryFolder";

const script = (digit: string) => `app-${digit.repeat(8)}.js`;
const page = (words: string, code = "a") =>
  `<head><link rel="preload" as="script" href="/${script(code)}"><style>h1{font-family:url(/fonts/a.woff2)}</style>` +
  `<script type="application/ld+json">{"name":"Gas"}</script></head><h1>${words}</h1>` +
  `<img srcset="/logo.svg 1x, /static/x/y.avif 2x"><script data-scripts="/${script(code)}">start()</script>`;

function site(
  edit: (write: (file: string, text: string) => void, folder: string) => void = () => {},
) {
  const folder = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write("index.html", page("Gas"));
  write("contact/index.html", page("Call"));
  write("logo.svg", "<svg/>");
  write("fonts/a.woff2", "font");
  write(script("a"), "run");
  edit(write, folder);
  return folder;
}

const changed = (...edit: Parameters<typeof site>) =>
  changedPages(site(), site(...edit)).map(({ path }) => path);

test("lists only a page whose words change", () => {
  expect(changed()).toEqual([]);
  expect(changed((write) => write("contact/index.html", page("Write")))).toEqual(["/contact"]);
});

test("new code alone changes no page, but is reported", () => {
  const before = site();
  const after = site((write, folder) => {
    rmSync(join(folder, script("a")));
    write(script("b"), "walk");
    write("index.html", page("Gas", "b"));
    write("contact/index.html", page("Call", "b"));
  });
  expect(changedPages(before, after)).toEqual([]);
  expect(scriptsDiffer(before, after)).toBe(true);
  expect(scriptsDiffer(before, site())).toBe(false);
});

test.each(["logo.svg", "fonts/a.woff2"])("a new %s changes the pages that show it", (file) => {
  expect(changed((write) => write(file, "new"))).toEqual(["/", "/contact"]);
});

test("tells new pages from removed ones", () => {
  const after = site((write, folder) => {
    write("shop/index.html", page("Shop"));
    rmSync(join(folder, "contact"), { recursive: true });
  });
  expect(changedPages(site(), after)).toEqual([
    { path: "/contact", isInBefore: true, isInAfter: false },
    { path: "/shop", isInBefore: false, isInAfter: true },
  ]);
});
