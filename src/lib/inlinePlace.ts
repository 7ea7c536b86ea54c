/**
 * The place of an inline script: React writes an empty element, and the build (tools/site) writes the script into it.
 * `page` is the script in the head; the page's type says which one that is (model/contentType.ts).
 */
type InlinePlace = "page" | "stalePrice";

/** What the script loader fetches, in attributes of its element. */
export interface PageFiles {
  /** The addresses of the page's scripts, separated by spaces. */
  scripts: string;
  /** The address of the page's data. */
  page: string;
}

/** The attributes of the script element that is the place of a script. */
export const inlinePlace = (name: InlinePlace) => ({ "data-inline": name });

const place = /<script data-inline="(\w+)"><\/script>/g;

/**
 * Writes the scripts into their places in a page's HTML. The policy rejects a place that has no script.
 * @param texts of the scripts, by their places
 * @param files what the script in the head fetches, if it has the script loader
 * @throws if there are files, and no place in the head
 */
export function fillPlaces(
  html: string,
  texts: Readonly<Record<InlinePlace, string>>,
  files?: PageFiles,
): string {
  const attributes = files ? ` data-scripts="${files.scripts}" data-page="${files.page}"` : "";
  const filled = html.replace(place, (element, name: string) => {
    if (name === "page") return `<script${attributes}>${texts.page}</script>`;
    return name === "stalePrice" ? `<script>${texts.stalePrice}</script>` : element;
  });
  if (!filled.includes(attributes)) throw new Error("the page has no place for its inline script");
  return filled;
}
