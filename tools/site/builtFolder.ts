import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { filesIn } from "../lib/files";

/** A built folder. Each file is named by its address, such as "/contact/index.html". */
export interface BuiltFolder {
  /** Its path on the disk. */
  readonly path: string;
  /** All but the compressed copies, such as "/contact/index.html.br". */
  readonly files: ReadonlySet<string>;
  /** The HTML files among them. */
  readonly documents: readonly string[];
  read(address: string): string;
}

/** Lists a built folder. Files that are written later are not in the list. */
export function builtFolder(folder: string): BuiltFolder {
  const files = filesIn(folder)
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => `/${file}`);
  return {
    path: folder,
    files: new Set(files),
    documents: files.filter((file) => file.endsWith(".html")),
    read: (address) => readFileSync(join(folder, address), "utf8"),
  };
}

/** Webpack's list of the scripts of each chunk; "app" is the chunk of every page. */
export const STATS_FILE = "/webpack.stats.json";

const statsSchema = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});

/** The addresses of the scripts by chunk. */
export type Chunks = ReadonlyMap<string, readonly string[]>;

/** Returns the scripts of each chunk from webpack's list; throws if `stats` is not such a list. */
export function readChunks(stats: unknown): Chunks {
  const groups = Object.entries(statsSchema.parse(stats).namedChunkGroups);
  return new Map(
    groups.map(([chunk, { assets }]) => {
      const scripts = assets.filter(({ name }) => name.endsWith(".js"));
      return [chunk, scripts.map(({ name }) => `/${name}`)];
    }),
  );
}
