import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../../lib/files";
import { STATS_FILE, readChunks } from "../gatsbyJson";
import type { WrittenData } from "./pageData";

/** A script and its digest, without which browsers do not run it. */
export interface PageScript {
  /** Address from the root of the site. */
  readonly src: string;
  readonly integrity: string;
}

/** The files that one page needs besides its HTML and the scripts of every page. */
export interface PageFiles {
  readonly scripts: readonly PageScript[];
  /** The address of its data. */
  readonly data: string;
}

/** The files of the pages of a built folder. */
export interface SiteFiles {
  /** The scripts of every page. */
  readonly shared: readonly PageScript[];
  /** Takes a page's file, such as "contact/index.html"; returns undefined if Gatsby did not make it. */
  ofPage(file: string): PageFiles | undefined;
  /** Returns every script that a page may run, at once or later, by the page's file. */
  scriptsOf(file: string): readonly PageScript[];
}

/**
 * Reads which scripts the pages of a built folder need, from webpack's list there.
 * @param data the data of each page, by its file
 */
export function readPageFiles(folder: string, data: ReadonlyMap<string, WrittenData>): SiteFiles {
  const chunks = readChunks(JSON.parse(readFileSync(join(folder, STATS_FILE), "utf8")));
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
    const page = data.get(file);
    if (!page) return undefined;
    const own = scriptsIn(page.component).filter((name) => !shared.includes(name));
    return { scripts: own.map(scriptOf), data: page.address };
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
