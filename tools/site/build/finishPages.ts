import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { withoutFonts } from "../../../src/leak-card/build";
import { LEAK_CARD } from "../../../src/lib/leakCard";
import { linkPrefetchRules } from "../../../src/lib/linkPrefetch";
import { addressOf } from "../../headers/addresses";
import { inFile } from "../../lib/files";
import { builtFolder, readChunks, STATS_FILE } from "../builtFolder";
import { inlineScripts, withInlineScripts } from "./inline/inlineScripts";
import { withPolicy } from "./inline/withPolicy";
import { writePageData } from "./script-loader/pageData";
import { replaceScripts, rewritePage } from "./script-loader/rewritePage";

/**
 * Writes the inline scripts into every page of a built folder, delays its other scripts until the first
 * interaction, makes the leak card a single file, and writes into each page the policy that allows its scripts.
 * @throws if a page has an unknown block, or if there is a source map
 */
export async function finishPages(folder: string): Promise<void> {
  const site = builtFolder(folder);
  const map = [...site.files].find((file) => file.endsWith(".map"));
  if (map)
    throw new Error(`${map}: source maps are not published; see src/bundle/webpackConfig.ts`);

  const scripts = await inlineScripts();
  const inline = [...Object.values(scripts), linkPrefetchRules];
  const chunks = readChunks(JSON.parse(site.read(STATS_FILE)));
  const isLeakCard = (file: string) => addressOf(file) === LEAK_CARD;
  const data = writePageData(
    site,
    site.documents.filter((file) => !isLeakCard(file)),
  );

  const finish = (html: string, file: string) => {
    const page = data.get(file);
    let finished = html;
    if (page) finished = rewritePage(html, page, chunks);
    if (isLeakCard(file))
      finished = replaceScripts(withoutFonts(html), `<script>${scripts.card}</script>`);
    return withPolicy(withInlineScripts(finished, scripts), inline);
  };
  for (const file of site.documents) {
    const finished = inFile(file, () => finish(site.read(file), file));
    writeFileSync(join(folder, file), finished);
  }
}
