/** Builds the site into public/, from nothing but the stored pictures (src/pictures/storedPictures.ts). */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { writeCardWorker } from "../../../src/leak-card/build";
import { writeHostFiles } from "../../headers/edge";
import { lockFolder } from "../../lib/lock";
import { runCommand } from "../../lib/runCommand";
import { runGatsby } from "../../lib/runGatsby";
import { compressFolder } from "./compressFolder";
import { finishPages } from "./finishPages";
import { STATS_FILE } from "./script-loader/gatsbyScripts";

const site = "public";

/** Files that only Gatsby's next build would read, and a package that Gatsby copies and the site does not use. */
const needless = ["_gatsby", "~partytown", "chunk-map.json"].map((name) => join(site, name));

const remove = (paths: readonly string[]) =>
  paths.forEach((path) => rmSync(path, { recursive: true, force: true }));

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

runCommand("The build failed", async () => {
  lockFolder(".");
  remove([".cache", site]);
  // Queries in the main process: starting another one takes longer than all queries of the site.
  const code = await runGatsby(["build"], { GATSBY_CPU_COUNT: "1" });
  if (code !== 0) return code;

  remove(needless);
  await finishPages(site);
  remove([join(site, STATS_FILE)]);
  // The worker refers to the finished card.
  writeCardWorker(site);
  writeHostFiles(site, process.env.PREVIEW === "true");
  const { files, before, after } = await compressFolder(site);
  console.log(`${files} files: ${kilobytes(before)} are ${kilobytes(after)} in brotli`);
});
