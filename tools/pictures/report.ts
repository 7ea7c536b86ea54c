import { pictureOf, widths } from "./takePictures";

/** A page that differs between two built sites. */
export interface ChangedPage {
  readonly path: string;
  readonly isInBefore: boolean;
  readonly isInAfter: boolean;
  /** The widths in px at which its pictures differ; none if the change is invisible. */
  readonly differsAt: readonly number[];
}

const scriptsNote = "The scripts changed as well: test animations and controls in the preview.";

function changeOf({ isInBefore, isInAfter, differsAt }: ChangedPage): string {
  if (!isInBefore) return "new";
  if (!isInAfter) return "gone";
  if (differsAt.length === 0) return "looks the same; title, description or hidden parts changed";
  return `looks different at ${differsAt.join(" and ")} px`;
}

/** Returns the list of changed pages in Markdown, for a pull request's summary. */
export function markdownReport(pages: readonly ChangedPage[], haveScriptsChanged: boolean): string {
  const rows = pages.map((page) => `| \`${page.path}\` | ${changeOf(page)} |`);
  const table =
    rows.length > 0
      ? ["| Page | Change |", "| --- | --- |", ...rows]
      : ["No page looks different."];
  return [
    "## Changed pages",
    "",
    ...table,
    ...(haveScriptsChanged ? ["", scriptsNote] : []),
    "",
  ].join("\n");
}

/** Returns a page in HTML that shows the pictures of each change side by side. */
export function gallery(pages: readonly ChangedPage[]): string {
  const picture = (path: string, width: number, moment: string, isThere: boolean) =>
    isThere
      ? `<figure><figcaption>${moment}, ${width} px</figcaption><img src="${pictureOf(path, width, moment)}" alt="${path} ${moment}"></figure>`
      : "";
  const sections = pages.map((page) => {
    const pairs = widths.map(
      (width) =>
        `<div>${picture(page.path, width, "before", page.isInBefore)}${picture(page.path, width, "after", page.isInAfter)}</div>`,
    );
    return `<section><h2>${page.path}: ${changeOf(page)}</h2>${pairs.join("")}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Changed pages</title>
<style>div{display:flex;gap:1em;align-items:start}figure{margin:0 0 1em;max-width:48%}img{max-width:100%;border:1px solid}</style>
</head><body><h1>Changed pages</h1>${sections.join("\n") || "<p>No page looks different.</p>"}</body></html>
`;
}
