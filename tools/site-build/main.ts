/** Builds the site into public/; reuses the files of the last build if they are valid. */
import { isIncluded } from "../../src/bundle/isIncluded";
import { arrivalScript } from "../../src/lib/arrivalScript";
import { stalePriceScript } from "../../src/lib/stalePriceScript";
import { linkPrefetchRules } from "../../src/lib/linkPrefetch";
import { earlyScript } from "../../src/lib/themePreference";
import { lockFolder } from "../lib/lock";
import { run } from "../run/command.mjs";
import { keepCache, openCache } from "./cache/keptCache";
import { compressFolder } from "./compress/compressFolder";
import { writePolicy } from "./inline/writePolicy";
import { cardScript } from "./leak-card/cardScript";
import { finishLeakCard } from "./leak-card/finishLeakCard";
import { rewriteFolder, rewritten } from "./script-loader/rewriteFolder";
import { loaderCode } from "./script-loader/loaderCode";
import { removeOrphans } from "./orphans/removeOrphans";

const site = "public";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** Delays scripts until the first interaction, and writes the policy that allows them. */
async function delayScripts(): Promise<void> {
  if (!isIncluded("script-loader")) {
    console.log(
      "This build has no script loader and no content security policy: do not publish it",
    );
    finishLeakCard(site);
    return;
  }
  const loader = await loaderCode();
  const { pages, scripts } = rewriteFolder(site, loader);
  console.log(rewritten(pages));
  finishLeakCard(site);
  writePolicy(
    site,
    [earlyScript, linkPrefetchRules, arrivalScript, stalePriceScript, loader, cardScript],
    scripts,
    ".cache/inline-blocks.json",
  );
}

async function build(): Promise<number> {
  if (lockFolder(".") === "busy") {
    console.error(
      "Another build is running in this folder. Wait for it to end, then run this again.",
    );
    return 1;
  }
  openCache(".", console.log);
  const code = await run("node tools/site-build/gatsby.mjs build");
  if (code !== 0) return code;

  const orphans = removeOrphans(site);
  if (orphans.length > 0) console.log(`Removed ${orphans.length} files that nothing refers to`);
  await delayScripts();
  const { files, before, after } = await compressFolder(site);
  console.log(`${files} files: ${kilobytes(before)} are ${kilobytes(after)} in brotli`);
  keepCache(".");
  return 0;
}

build().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The build failed: ${error.message}`);
    process.exitCode = 1;
  },
);
