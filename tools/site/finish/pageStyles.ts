import { styleNames } from "../../../src/bundle/siteStyles";

/** The style element, as the server writes it; a file that is not a page has none. */
const place = "<style></style>";

/**
 * Writes the styles of a page: the rules of each class that its HTML or its scripts name, so that scripts never have to
 * add one.
 * @param scripts the texts of its scripts
 * @param sheetOf returns the style sheet with these classes
 * @throws if classes of an element are in another order than their rules
 */
export function fillStyles(
  html: string,
  scripts: readonly string[],
  sheetOf: (names: ReadonlySet<string>) => string,
): string {
  for (const [, names = ""] of html.matchAll(/ class="(_[^"]*)"/g))
    if (names !== names.split(" ").sort().join(" "))
      throw new Error(
        `An element has the classes ${names}, but the last one is not the highest layer; see lowLayers in src/bundle/siteStyles.ts`,
      );
  const names = [html, ...scripts].flatMap((text) => text.match(styleNames) ?? []);
  return html.replace(place, () => `<style>${sheetOf(new Set(names))}</style>`);
}
