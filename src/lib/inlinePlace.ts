/** What the script loader in the head fetches: attributes of its element. */
export interface PageFiles {
  /** The addresses of the page's scripts, separated by spaces. */
  scripts: string;
  /** The address of the page's data. */
  page: string;
}

/**
 * The attribute of the place of a page's inline script: React writes an empty element, and the build (tools/site) writes
 * the script into it. The page table says which one that is.
 */
export const inlinePlace = { "data-inline": "page" } as const;

/**
 * Writes the script into its place in a page's HTML. The policy rejects a place that has no script.
 * @param files for the script loader
 * @throws if there are files, and no place in the head
 */
export function fillPlace(html: string, script: string, files?: PageFiles): string {
  const attributes = files ? ` data-scripts="${files.scripts}" data-page="${files.page}"` : "";
  const filled = html.replace(
    '<script data-inline="page"></script>',
    () => `<script${attributes}>${script}</script>`,
  );
  if (!filled.includes(attributes)) throw new Error("the page has no place for its inline script");
  return filled;
}
