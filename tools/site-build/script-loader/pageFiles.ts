import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { sha256 } from "../../lib/files";

const statsSchema = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});
const pageDataSchema = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

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
  const read = <Data>(address: string, schema: z.ZodType<Data>): Data =>
    schema.parse(JSON.parse(readFileSync(join(folder, address), "utf8")));

  const groups = read("webpack.stats.json", statsSchema).namedChunkGroups;
  const scriptsIn = (chunk: string) => {
    const scripts = groups[chunk]?.assets.filter(({ name }) => name.endsWith(".js"));
    if (!scripts) throw new Error(`webpack.stats.json has no chunk ${chunk}`);
    return scripts.map(({ name }) => name);
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
    const name = file === "index.html" ? "index" : file.replace(/\/index\.html$/, "");
    const address = `page-data/${name}/page-data.json`;
    if (!existsSync(join(folder, dirname(address)))) return undefined;
    const page = read(address, pageDataSchema);
    const own = scriptsIn(page.componentChunkName).filter((name) => !shared.includes(name));
    return {
      scripts: own.map(scriptOf),
      data: [
        "app-data",
        `${name}/page-data`,
        ...page.staticQueryHashes.map((query) => `sq/d/${query}`),
      ],
    };
  };
  // Loaded by a page's scripts, such as react-slick.
  const isLazy = (chunk: string) => chunk !== "app" && !chunk.startsWith("component---");
  const lazy = Object.keys(groups).filter(isLazy).flatMap(scriptsIn);
  return {
    shared: shared.map(scriptOf),
    ofPage,
    scriptsOf(file) {
      const own = ofPage(file)?.scripts;
      return own ? [...shared, ...lazy].map(scriptOf).concat(own) : [];
    },
  };
}
