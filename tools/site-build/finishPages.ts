import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isIncluded } from "../../src/bundle/isIncluded";
import { withoutFonts } from "../../src/leak-card/build";
import { LEAK_CARD_FILE } from "../../src/leak-card/names";
import { linkPrefetchRules } from "../../src/lib/linkPrefetch";
import { filesIn, inFile } from "../lib/files";
import { inlineScripts, withInlineScripts } from "./inline/inlineScripts";
import { withPolicy } from "./inline/withPolicy";
import { writePageData } from "./script-loader/pageData";
import { readPageFiles } from "./script-loader/pageFiles";
import { replaceScripts, rewritePage } from "./script-loader/rewritePage";

/** As in the list of files. */
const leakCard = LEAK_CARD_FILE.slice(1);

/**
 * Writes the inline scripts into every page of a built folder, delays its other scripts until the first
 * interaction, makes the leak card a single file, and writes into each page the policy that allows its scripts.
 * @throws if a page has an unknown block, or if there is a source map
 */
export async function finishPages(folder: string): Promise<void> {
  const files = filesIn(folder);
  const map = files.find((file) => file.endsWith(".map"));
  if (map)
    throw new Error(`${map}: source maps are not published; see src/bundle/webpackConfig.ts`);

  const scripts = await inlineScripts();
  const inline = [...Object.values(scripts), linkPrefetchRules];
  const pages = files.filter((file) => file.endsWith(".html"));
  const data = writePageData(
    folder,
    pages.filter((file) => file !== leakCard),
  );
  const filesOf = readPageFiles(folder, data);
  const hasPolicy = isIncluded("page-policy");
  if (!hasPolicy) console.log("This build has no content security policy: do not publish it");

  const finish = (html: string, file: string) => {
    const page = filesOf.get(file);
    let finished = html;
    if (page) finished = rewritePage(html, page, scripts.loader);
    if (file === leakCard)
      finished = replaceScripts(withoutFonts(html), `<script>${scripts.card}</script>`);
    return hasPolicy ? withPolicy(finished, inline) : finished;
  };
  for (const file of pages) {
    const path = join(folder, file);
    const html = withInlineScripts(readFileSync(path, "utf8"), scripts);
    writeFileSync(
      path,
      inFile(file, () => finish(html, file)),
    );
  }
}
