import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

const statsSchema = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});
const appDataSchema = z.object({ webpackCompilationHash: z.string() });
const pageDataSchema = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

/** A script, and the digest without which browsers do not run it. */
export interface PageScript {
  /** Address from the root of the site. */
  readonly src: string;
  readonly integrity: string;
}

/** What a page needs beside its HTML. */
export interface PageFiles {
  /** The compilation that the scripts come from, as Gatsby calls it. */
  readonly hash: string;
  readonly scripts: readonly PageScript[];
  /** Names below /page-data, without their ending. */
  readonly data: readonly string[];
}

/**
 * Reads which scripts and data the pages of a built folder need, from what Gatsby has written there.
 * @returns a function from a page's file, such as "contact/index.html", to its needs; undefined for
 *   HTML that is no page of Gatsby's
 */
export function readPageFiles(folder: string) {
  const read = <Data>(address: string, schema: z.ZodType<Data>): Data =>
    schema.parse(JSON.parse(readFileSync(join(folder, address), "utf8")));

  const groups = read("webpack.stats.json", statsSchema).namedChunkGroups;
  const { webpackCompilationHash: hash } = read("page-data/app-data.json", appDataSchema);
  const scriptsOf = (chunk: string) => {
    const scripts = groups[chunk]?.assets.filter(({ name }) => name.endsWith(".js"));
    if (!scripts) throw new Error(`webpack.stats.json does not know ${chunk}`);
    return scripts.map(({ name }) => name);
  };
  const integrities = new Map<string, string>();
  const integrityOf = (name: string) => {
    const known = integrities.get(name) ?? sha256(readFileSync(join(folder, name)));
    integrities.set(name, known);
    return known;
  };

  return (file: string): PageFiles | undefined => {
    const name = file === "index.html" ? "index" : file.replace(/\/index\.html$/, "");
    const address = `page-data/${name}/page-data.json`;
    if (!existsSync(join(folder, dirname(address)))) return undefined;
    const page = read(address, pageDataSchema);
    const names = [...new Set([...scriptsOf("app"), ...scriptsOf(page.componentChunkName)])];
    return {
      hash,
      scripts: names.map((name) => ({ src: `/${name}`, integrity: integrityOf(name) })),
      data: [
        "app-data",
        `${name}/page-data`,
        ...page.staticQueryHashes.map((query) => `sq/d/${query}`),
      ],
    };
  };
}

const sha256 = (bytes: Buffer) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
