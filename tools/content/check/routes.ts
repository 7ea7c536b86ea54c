import { routeOf } from "../../../src/model/pageTable";
import { fileStart } from "../../../src/model/problems";
import { reservedAddresses, type ContentPage } from "./links/siteMap";
import type { TextReading } from "./reading";

/** A file that becomes a page. */
interface PageFile extends TextReading {
  route: string;
}

const pageFiles = (texts: readonly TextReading[]): PageFile[] =>
  texts.flatMap((text) =>
    text.type?.page?.template ? [{ ...text, route: routeOf(text.type.page, text.slug) }] : [],
  );

/** Returns the pages made from the files. */
export const contentPages = (texts: readonly TextReading[]): ContentPage[] =>
  pageFiles(texts).map(({ route, anchors }) => ({ route, anchors }));

/** Reports files whose page has the same path as another page. */
export function checkRoutes(texts: readonly TextReading[]): void {
  const taken = new Map<string, string>();
  for (const { file, route } of pageFiles(texts)) {
    const path = file.path ?? "";
    const other = taken.get(route);
    taken.set(route, other ?? path);
    if (reservedAddresses.includes(route.slice(1))) {
      const message = `${route} belongs to the site itself; rename the file`;
      file.message(message, fileStart, "slug");
    } else if (other)
      file.message(
        `${route} is produced by ${other} and ${path}; rename one`,
        fileStart,
        "slug-duplicate",
      );
  }
}
