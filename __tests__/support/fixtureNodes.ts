import path from "node:path";

/** The file with the fixture's content as queries return it; Jest's global setup writes it. */
export const FIXTURE_NODES = path.resolve("node_modules/.cache/fixture-nodes.json");

/** One content file: its fields as queries return them, and the Markdown below them. */
export type FixtureNode = Record<string, unknown> & { slug: string; body: string };
