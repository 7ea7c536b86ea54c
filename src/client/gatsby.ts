/** Replaces the package `gatsby` in the scripts: the site uses nothing else of it in browsers. */

const results = new Map<string, unknown>();

/** @param queries the results of static queries, by their hashes */
export function keepResults(queries: Readonly<Record<string, unknown>>) {
  for (const [hash, result] of Object.entries(queries)) results.set(hash, result);
}

/** @param query the query's hash, by which Gatsby's Babel plugin replaces it */
export const useStaticQuery = (query: string) => results.get(query);
