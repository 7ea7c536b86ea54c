import { z } from "zod";

/** Webpack's list of the scripts of each chunk; "app" is the chunk of every page. */
export const STATS_FILE = "webpack.stats.json";

const statsSchema = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});

/** The names of the scripts of each chunk. */
export type Chunks = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the scripts by chunk.
 * @throws if the file does not contain such a list
 */
export function readChunks(stats: unknown): Chunks {
  const groups = Object.entries(statsSchema.parse(stats).namedChunkGroups);
  const scriptsOf = (assets: readonly { name: string }[]) =>
    assets.map(({ name }) => name).filter((name) => name.endsWith(".js"));
  return new Map(groups.map(([chunk, { assets }]) => [chunk, scriptsOf(assets)]));
}
