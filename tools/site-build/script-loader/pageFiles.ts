import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sha256 } from "../../lib/files";
import { STATS_FILE, dataNames, pageDataName, pageDataSchema, readChunks } from "../gatsbyJson";

/** A script and its digest, without which browsers do not run it. */
export interface PageScript {
  /** Address from the root of the site. */
  readonly src: string;
  readonly integrity: string;
}

/** The files that one page needs besides its HTML and the scripts of every page. */
export interface PageFiles {
  readonly scripts: readonly PageScript[];
  /** Paths below /page-data, without extensions. */
  readonly data: readonly string[];
}

/** The scripts and data of a built folder. */
export interface SiteFiles {
  /** The scripts of every page. */
  readonly shared: readonly PageScript[];
  /** Takes a page's file, such as "contact/index.html"; returns undefined if Gatsby did not make it. */
  ofPage(file: string): PageFiles | undefined;
  /** Returns every script that a page may run, at once or later, by the page's file. */
  scriptsOf(file: string): readonly PageScript[];
}

/** Reads which scripts and data the pages of a built folder need, from Gatsby's JSON files there. */
export function readPageFiles(folder: string): SiteFiles {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));

  const chunks = readChunks(read(STATS_FILE));
  const scriptsIn = (chunk: string) => {
    const names = chunks.get(chunk);
    if (!names) throw new Error(`${STATS_FILE} has no chunk ${chunk}`);
    return names;
  };
  const scripts = new Map<string, PageScript>();
  const scriptOf = (name: string) => {
    const script = scripts.get(name) ?? {
      src: `/${name}`,
      integrity: sha256(readFileSync(join(folder, name))),
    };
    scripts.set(name, script);
    return script;
  };
  const shared = scriptsIn("app");

  const ofPage = (file: string): PageFiles | undefined => {
    const address = `page-data/${pageDataName(file)}.json`;
    if (!existsSync(join(folder, dirname(address)))) return undefined;
    const page = pageDataSchema.parse(read(address));
    const own = scriptsIn(page.componentChunkName).filter((name) => !shared.includes(name));
    return { scripts: own.map(scriptOf), data: dataNames(file, page.staticQueryHashes) };
  };
  // Loaded by a page's scripts, such as react-slick.
  const isLazy = (chunk: string) => chunk !== "app" && !chunk.startsWith("component---");
  const lazy = [...chunks.keys()].filter(isLazy).flatMap(scriptsIn);
  return {
    shared: shared.map(scriptOf),
    ofPage,
    scriptsOf(file) {
      const own = ofPage(file)?.scripts;
      return own ? [...shared, ...lazy].map(scriptOf).concat(own) : [];
    },
  };
}
