import { checkSite } from "../../tools/site/check/checkSite";
import { temporaryFolder, writeFiles } from "./temporaryFolder";

/** A complete page; "{address}" is replaced with its own address. */
export const page = (body: string, head = "") =>
  `<!DOCTYPE html><html lang="en"><head><title>T</title>${head}` +
  `<link rel="canonical" href="{address}"></head><body><main>Words${body}</main>` +
  '<script data-scripts="/app-0c.js /component---a-0a.js" data-page="/page-data/x-0e.json">' +
  "start()</script></body></html>";

const hidden = page('<a id="x" href="#x">x</a>', '<meta name="robots" content="noindex">');

/** The files of a complete 404 page. */
export const notFoundPage = { "404.html": hidden.replace("{address}", "/") };

/** The files of a small built site, with changes; a file set to undefined is left out. */
export function smallSite(
  changes: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const files: Record<string, string | undefined> = {
    "index.html": page('<p id="here">x</p>'),
    "contact/index.html": page('<p id="map">x</p>'),
    ...changes,
  };
  for (const [file, text] of Object.entries(files)) {
    if (!/(^|\/)index\.html$/.test(file) || text === undefined) continue;
    const path = `/${file}`.replace(/\/index\.html$/, "") || "/";
    files[file] = text.replaceAll("{address}", `https://site.example${path}`);
  }
  const rest = {
    "logo.svg": "<svg/>",
    "page-data/x-0e.json": "{}",
    "app-0c.js": "",
    "component---a-0a.js": "",
  };
  const all = Object.entries({ ...rest, ...files });
  return Object.fromEntries(
    all.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])),
  );
}

/** The output of the check for a small built site with these changes. */
export async function problemsOf(
  changes: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const folder = temporaryFolder();
  writeFiles(folder, smallSite(changes));
  return (await checkSite(folder)).problems;
}
