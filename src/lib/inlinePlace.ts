/**
 * The places of inline scripts: React writes an empty element, and the build (tools/site) writes the script into it.
 * `page` is the script in the head; the page table says which one that is.
 */
type InlinePlace = "page" | "stalePrice";

/** What the script loader in the head fetches: attributes of its element. */
export interface PageFiles {
  /** The addresses of the page's scripts, separated by spaces. */
  scripts: string;
  /** The address of the page's data. */
  page: string;
}

/** The attributes of the script element that is a place. */
export const inlinePlace = (name: InlinePlace) => ({ "data-inline": name });

/**
 * Writes the scripts into the places in a page's HTML. The policy rejects a place that has no script.
 * @param files for the script loader
 * @throws if there are files, and no place in the head
 */
export function fillPlaces(
  html: string,
  scripts: Readonly<Record<InlinePlace, string>>,
  files?: PageFiles,
): string {
  const attributes = files ? ` data-scripts="${files.scripts}" data-page="${files.page}"` : "";
  const filled = html
    .replace(
      '<script data-inline="page"></script>',
      () => `<script${attributes}>${scripts.page}</script>`,
    )
    .replaceAll(
      '<script data-inline="stalePrice"></script>',
      () => `<script>${scripts.stalePrice}</script>`,
    );
  if (!filled.includes(attributes)) throw new Error("the page has no place for its inline script");
  return filled;
}
