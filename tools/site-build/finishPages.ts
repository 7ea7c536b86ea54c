import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isIncluded } from "../../src/bundle/isIncluded";
import { IS_LEAK_CARD_KEPT, LEAK_CARD } from "../../src/lib/leakCard";
import { linkPrefetchRules } from "../../src/lib/linkPrefetch";
import { filesIn, inFile } from "../lib/files";
import { inlineScripts, withInlineScripts } from "./inline/inlineScripts";
import { withPolicy } from "./inline/withPolicy";
import { standAlone } from "./leak-card/standAlone";
import { readPageFiles } from "./script-loader/pageFiles";
import { rewritePage } from "./script-loader/rewritePage";

const leakCard = `${LEAK_CARD.slice(1)}/index.html`;

/**
 * Writes the inline scripts into every page of a built folder, delays its other scripts until the first
 * interaction, makes the leak card a single file, and writes into each page the policy that allows its scripts.
 * @throws if a page has an unknown block, or if there is a source map
 */
export async function finishPages(folder: string): Promise<void> {
  const files = filesIn(folder);
  const scripts = await inlineScripts();
  const rewrite = (change: (html: string, file: string) => string, pages: readonly string[]) => {
    for (const file of pages) {
      const path = join(folder, file);
      const html = withInlineScripts(readFileSync(path, "utf8"), scripts);
      writeFileSync(
        path,
        inFile(file, () => change(html, file)),
      );
    }
  };
  const pages = files.filter((file) => file.endsWith(".html"));
  const alone = (html: string) => standAlone(html, IS_LEAK_CARD_KEPT ? scripts.card : "");
  if (!isIncluded("script-loader")) {
    console.log(
      "This build has no script loader and no content security policy: do not publish it",
    );
    return rewrite((html, file) => (file === leakCard ? alone(html) : html), pages);
  }
  const map = files.find((file) => file.endsWith(".map"));
  if (map)
    throw new Error(`${map}: source maps are not published; see src/bundle/webpackConfig.ts`);

  const { shared, ofPage, scriptsOf } = readPageFiles(folder);
  const inline = [...Object.values(scripts), linkPrefetchRules];
  rewrite((html, file) => {
    if (file === leakCard) return withPolicy(alone(html), inline, []);
    const page = ofPage(file);
    const finished = page ? rewritePage(html, page, shared, scripts.loader) : html;
    return withPolicy(finished, inline, scriptsOf(file));
  }, pages);
}
