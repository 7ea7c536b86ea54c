import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { withoutFonts } from "../../../src/leak-card/build";
import { LEAK_CARD } from "../../../src/lib/leakCard";
import { fillPlace } from "../../../src/lib/inlinePlace";
import { linkPrefetchRules } from "../../../src/lib/linkPrefetch";
import { handMadePages } from "../../../src/model/pageTable";
import { addressOf } from "../../headers/addresses";
import { inFile } from "../../lib/files";
import { builtFolder, readChunks, STATS_FILE } from "../builtFolder";
import { inlineScripts } from "./inline/inlineScripts";
import { withPolicy } from "./inline/withPolicy";
import { writePageData } from "./script-loader/pageData";
import { replaceScripts, scriptsOf } from "./script-loader/gatsbyScripts";
import { stripStyles } from "./stripStyles";

/** The name of the script in the head of a page. */
const scriptOf = (file: string) =>
  handMadePages.find(({ page }) => page.route === addressOf(file))?.page.script ?? "page";

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

  const scriptFiles = new Map(
    [...data].map(([file, { component }]) => [
      file,
      inFile(file, () => scriptsOf(site.read(file), component, chunks)),
    ]),
  );
  const shorter = stripStyles(site, scriptFiles);

  const finish = (html: string, file: string) => {
    const page = data.get(file);
    const files = page && {
      scripts: (scriptFiles.get(file) ?? [])
        .map((script) => shorter.get(script) ?? script)
        .join(" "),
      page: page.address,
    };
    let finished = html;
    if (page) finished = replaceScripts(html, "");
    if (isLeakCard(file))
      finished = replaceScripts(withoutFonts(html), `<script>${scripts.card}</script>`);
    const filled = fillPlace(finished, scripts[scriptOf(file)], files);
    return withPolicy(filled, inline, Boolean(page));
  };
  for (const file of site.documents) {
    const finished = inFile(file, () => finish(site.read(file), file));
    writeFileSync(join(folder, file), finished);
  }
}
