import { routeOf } from "../../../src/pipeline/pageTable";
import { fileStart } from "../../../src/pipeline/places";
import type { Problem } from "../../../src/pipeline/problems";
import type { FileFacts } from "../contentFile";
import { reservedSlugs, type ContentPage } from "../links/siteMap";

/** A file that becomes a page. */
interface PageFile extends FileFacts {
  route: string;
}

const pageFiles = (files: readonly FileFacts[]): PageFile[] =>
  files.flatMap((file) =>
    file.type?.page?.template ? [{ ...file, route: routeOf(file.type.page, file.slug) }] : [],
  );

/** The pages that the files become. */
export const contentPages = (files: readonly FileFacts[]): ContentPage[] =>
  pageFiles(files).map(({ route, anchors }) => ({ route, anchors }));

/** Files whose page would take the address of another. */
export function routeProblems(files: readonly FileFacts[], label: string): Problem[] {
  const taken = new Map<string, string>();
  return pageFiles(files).flatMap(({ path, route, slug = "" }) => {
    const problem = (rule: string, message: string) => [
      { file: `${label}/${path}`, ...fileStart, rule, message },
    ];
    if (reservedSlugs.includes(slug))
      return problem("slug", `${route} belongs to the site itself; name the file otherwise`);
    const other = taken.get(route);
    taken.set(route, other ?? path);
    return other
      ? problem("slug-duplicate", `${route} is produced by ${label}/${other} and ${label}/${path}`)
      : [];
  });
}
