import { fileStart } from "../../../src/model/problems";
import { reservedAddresses } from "./links/siteMap";
import type { Site } from "./reading";

/** Reports files whose page has the same path as another page. */
export function checkRoutes({ texts }: Site): void {
  const taken = new Map<string, string>();
  for (const { file, route } of texts) {
    if (route === undefined) continue;
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
