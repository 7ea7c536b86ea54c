import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isIncluded } from "../../src/bundle/isIncluded";
import { arrivalScript } from "../../src/lib/arrivalScript";
import { LEAK_CARD } from "../../src/lib/leakCard";
import { linkPrefetchRules } from "../../src/lib/linkPrefetch";
import { stalePriceScript } from "../../src/lib/stalePriceScript";
import { earlyScript } from "../../src/lib/themePreference";
import { filesIn, inFile } from "../lib/files";
import { withPolicy } from "./inline/withPolicy";
import { cardScript } from "./leak-card/cardScript";
import { standAlone } from "./leak-card/standAlone";
import { loaderCode } from "./script-loader/loaderCode";
import { readPageFiles } from "./script-loader/pageFiles";
import { rewritePage } from "./script-loader/rewritePage";

const leakCard = `${LEAK_CARD.slice(1)}/index.html`;

/**
 * Delays the scripts of every page of a built folder until the first interaction, makes the leak card a single
 * file, and writes into each page the policy that allows its scripts.
 * @throws if a page has an unknown block, or if there is a source map
 */
export async function finishPages(folder: string): Promise<void> {
  const files = filesIn(folder);
  const rewrite = (change: (html: string, file: string) => string, pages: readonly string[]) => {
    for (const file of pages) {
      const path = join(folder, file);
      writeFileSync(
        path,
        inFile(file, () => change(readFileSync(path, "utf8"), file)),
      );
    }
  };
  const alone = (html: string) => standAlone(html, cardScript);
  if (!isIncluded("script-loader")) {
    console.log(
      "This build has no script loader and no content security policy: do not publish it",
    );
    return rewrite(alone, [leakCard]);
  }
  const map = files.find((file) => file.endsWith(".map"));
  if (map)
    throw new Error(`${map}: source maps are not published; see src/bundle/webpackConfig.ts`);

  const loader = await loaderCode();
  const { shared, ofPage, scriptsOf } = readPageFiles(folder);
  const inline = [
    earlyScript,
    linkPrefetchRules,
    arrivalScript,
    stalePriceScript,
    loader,
    cardScript,
  ];
  const finish = (html: string, file: string) => {
    if (file === leakCard) return withPolicy(alone(html), inline, []);
    const page = ofPage(file);
    return withPolicy(
      page ? rewritePage(html, page, shared, loader) : html,
      inline,
      scriptsOf(file),
    );
  };
  rewrite(
    finish,
    files.filter((file) => file.endsWith(".html")),
  );
}
