import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changedPages, scriptsDiffer } from "./changedPages";
import { gallery, markdownReport } from "./report";
import { pictureOf, takePictures, widths } from "./takePictures";

/**
 * Takes pictures of the pages that differ between two built sites, and writes index.html (the
 * pictures side by side) and summary.md (for a pull request) beside them.
 * @returns the summary
 */
export async function compareSites(before: string, after: string, folder: string): Promise<string> {
  const pages = changedPages(before, after);
  const paths = (isThere: "isInBefore" | "isInAfter") =>
    pages.filter((page) => page[isThere]).map(({ path }) => path);
  await takePictures(before, paths("isInBefore"), { folder, moment: "before" });
  await takePictures(after, paths("isInAfter"), { folder, moment: "after" });
  const differs = (path: string, width: number) => {
    const files = ["before", "after"].map((moment) => join(folder, pictureOf(path, width, moment)));
    if (!files.every((file) => existsSync(file))) return true;
    const [one, other] = files.map((file) => readFileSync(file).toString("base64"));
    return one !== other;
  };
  const changes = pages.map((page) => ({
    ...page,
    differsAt: widths.filter((width) => differs(page.path, width)),
  }));
  const summary = markdownReport(changes, scriptsDiffer(before, after));
  writeFileSync(join(folder, "summary.md"), summary);
  writeFileSync(join(folder, "index.html"), gallery(changes));
  return summary;
}
