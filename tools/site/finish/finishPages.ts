import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteStyles } from "../../../src/bundle/siteStyles";
import { withoutFonts } from "../../../src/leak-card/build";
import { LEAK_CARD } from "../../../src/lib/leakCard";
import { fillPlace } from "../../../src/lib/inlinePlace";
import { linkPrefetchRules } from "../../../src/lib/linkPrefetch";
import { handMadePages } from "../../../src/model/pageTable";
import { addressOf } from "../../headers/addresses";
import { builtFolder } from "../builtFolder";
import { inlineScripts } from "./inline/inlineScripts";
import { withPolicy } from "./inline/withPolicy";
import { writePageData } from "./script-loader/pageData";
import { fillStyles } from "./pageStyles";
import { chunksOf, replaceScripts, scriptsOf } from "./script-loader/gatsbyScripts";
import { shortenPictures } from "./shortenPictures";

/** The name of the script in the head of a page. */
const scriptOf = (file: string) =>
  handMadePages.find(({ page }) => page.route === addressOf(file))?.page.script ?? "page";

/**
 * Gives pictures short addresses, writes the inline scripts into every page of a built folder, delays its other scripts
 * until the first interaction, makes the leak card a single file, and writes into each page the policy that allows its
 * scripts.
 * @throws if a page has an unknown block, or if there is a source map
 */
export async function finishPages(folder: string): Promise<void> {
  const shorten = shortenPictures(folder);
  const built = builtFolder(folder);
  const site = { ...built, read: (file: string) => shorten(built.read(file)) };
  const map = [...site.files].find((file) => file.endsWith(".map"));
  if (map)
    throw new Error(`${map}: source maps are not published; see src/bundle/webpackConfig.ts`);

  const scripts = await inlineScripts();
  const inline = [...Object.values(scripts), linkPrefetchRules];
  const chunks = chunksOf(site);
  const isLeakCard = (file: string) => addressOf(file) === LEAK_CARD;
  const data = writePageData(
    site,
    site.documents.filter((file) => !isLeakCard(file)),
  );

  const { sheetOf } = await siteStyles();

  const finish = (html: string, file: string) => {
    const page = data.get(file);
    const addresses = page ? scriptsOf(html, page.component, chunks) : [];
    let finished = fillStyles(html, addresses.map(site.read), sheetOf);
    if (page) finished = replaceScripts(finished, "");
    if (isLeakCard(file))
      finished = replaceScripts(withoutFonts(finished), `<script>${scripts.card}</script>`);
    const files = page && { scripts: addresses.join(" "), page: page.address };
    const filled = fillPlace(finished, scripts[scriptOf(file)], files);
    return withPolicy(filled, inline, Boolean(page));
  };
  for (const file of site.documents) {
    try {
      writeFileSync(join(folder, file), finish(site.read(file), file));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  }
}
