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

/** The name of the script in the head of a document. */
const scriptOf = (file: string) =>
  handMadePages.find(({ page }) => page.route === addressOf(file))?.page.script ?? "page";

/**
 * Finishes the documents of a built folder: short addresses of pictures, inline scripts and styles, other scripts only at
 * the first interaction, the leak card as a single file, and the policy that allows this and no more.
 * @throws if a document has an unknown block, or if there is a source map
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
  const written = writePageData(
    site,
    site.documents.filter((file) => !isLeakCard(file)),
  );
  const { sheetOf } = await siteStyles();

  const finish = (file: string) => {
    const whole = site.read(file);
    const data = written.get(file);
    const addresses = data ? scriptsOf(whole, data.component, chunks) : [];
    const loaded = data && { scripts: addresses.join(" "), page: data.address };
    const ownScript = isLeakCard(file) ? `<script>${scripts.card}</script>` : "";
    const steps: ((html: string) => string)[] = [
      // The rules of every class that the document or its scripts name.
      (html) => fillStyles(html, addresses.map(site.read), sheetOf),
      // The leak card is one file: it has no fonts, and a script of its own.
      (html) => (ownScript ? withoutFonts(html) : html),
      // All others wait for the first interaction.
      (html) => (data || ownScript ? replaceScripts(html, ownScript) : html),
      // In the head, what runs at once, with the addresses of what it fetches later.
      (html) => fillPlace(html, scripts[scriptOf(file)], loaded),
      // Last, because it has the digest of each block above.
      (html) => withPolicy(html, inline, Boolean(data)),
    ];
    return steps.reduce((html, step) => step(html), whole);
  };
  for (const file of site.documents) {
    try {
      writeFileSync(join(folder, file), finish(file));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  }
}
