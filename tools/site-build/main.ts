/** Builds the site into public/; reuses the files of the last build if they are valid. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { isIncluded } from "../../src/bundle/isIncluded";
import { arrivalScript } from "../../src/lib/arrivalScript";
import { LEAK_CARD } from "../../src/lib/leakCard";
import { stalePriceScript } from "../../src/lib/stalePriceScript";
import { linkPrefetchRules } from "../../src/lib/linkPrefetch";
import { earlyScript } from "../../src/lib/themePreference";
import { lockFolder } from "../lib/lock";
import { keepCache, openCache } from "./cache/keptCache";
import { compressFolder } from "./compress/compressFolder";
import { writePolicies } from "./inline/writePolicies";
import { cardScript } from "./leak-card/cardScript";
import { finishLeakCard } from "./leak-card/finishLeakCard";
import { writeCardWorker } from "./leak-card/writeCardWorker";
import { readPageFiles } from "./script-loader/pageFiles";
import { rewriteFolder, rewritten } from "./script-loader/rewriteFolder";
import { loaderCode } from "./script-loader/loaderCode";
import { writeHostFiles } from "../serve/headers/hostFiles";
import { removeOrphans } from "./orphans/removeOrphans";

const site = "public";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** Delays scripts until the first interaction, and writes the policies that allow them. */
async function delayScripts(): Promise<void> {
  if (!isIncluded("script-loader")) {
    console.log(
      "This build has no script loader and no content security policy: do not publish it",
    );
    finishLeakCard(site);
    writeCardWorker(site);
    return;
  }
  const loader = await loaderCode();
  const files = readPageFiles(site);
  console.log(rewritten(rewriteFolder(site, files, loader)));
  finishLeakCard(site);
  const inline = [
    earlyScript,
    linkPrefetchRules,
    arrivalScript,
    stalePriceScript,
    loader,
    cardScript,
  ];
  const card = `${LEAK_CARD.slice(1)}/index.html`;
  writePolicies(site, inline, (file) => (file === card ? [] : files.scriptsOf(file)));
  // The worker refers to the finished card.
  writeCardWorker(site);
}

async function build(): Promise<number> {
  if (lockFolder(".") === "busy") {
    console.error(
      "Another build is running in this folder. Wait for it to end, then run this again.",
    );
    return 1;
  }
  openCache(".", console.log);
  const gatsby = spawn(process.execPath, ["tools/site-build/gatsby.mjs", "build"], {
    stdio: "inherit",
  });
  // Ctrl+C reaches Gatsby too; SIGTERM reaches only this process.
  process.on("SIGTERM", () => gatsby.kill());
  const [code] = (await once(gatsby, "exit")) as [number | null];
  if (code !== 0) return code ?? 1;

  const orphans = removeOrphans(site);
  if (orphans.length > 0) console.log(`Removed ${orphans.length} files that nothing refers to`);
  await delayScripts();
  writeHostFiles(site);
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
