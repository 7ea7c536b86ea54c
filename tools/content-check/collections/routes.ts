import { fileStart } from "../../../src/pipeline/places";
import type { Problem } from "../../../src/pipeline/problems";
import type { FileFacts } from "../contentFile";
import { reservedSlugs, type ContentPage } from "../links/siteMap";

/** Files that become pages. */
const paged = (files: readonly FileFacts[]) => files.filter(({ type }) => type?.template);

/** The pages that the files become. */
export const contentPages = (files: readonly FileFacts[]): ContentPage[] =>
  paged(files).map(({ slug, anchors }) => ({ route: `/${slug ?? ""}`, anchors }));

/** Files whose page would take the address of another. */
export function routeProblems(files: readonly FileFacts[], label: string): Problem[] {
  const taken = new Map<string, string>();
  return paged(files).flatMap(({ path, slug = "" }) => {
    const problem = (rule: string, message: string) => [
      { file: `${label}/${path}`, ...fileStart, rule, message },
    ];
    if (reservedSlugs.includes(slug))
      return problem("slug", `/${slug} belongs to the site itself; name the file otherwise`);
    const other = taken.get(slug);
    taken.set(slug, other ?? path);
    return other
      ? problem("slug-duplicate", `/${slug} is produced by ${label}/${other} and ${label}/${path}`)
      : [];
  });
}
