import type { ContentType } from "../../../src/pipeline/contentType";
import { routeOf } from "../../../src/pipeline/pageTable";
import type { ReadContent } from "../../../src/pipeline/readContent";
import { finding, type Finding } from "../finding";
import { frameIds } from "../links/siteMap";
import type { InternalLink } from "../links/internalLink";
import { anchorsOf } from "./anchors";
import { bodyLinks } from "./bodyLinks";
import { headingProblems } from "./headings";
import { leftoverMarks } from "./leftovers";
import { MarkdownBody } from "./markdownBody";
import { parseMarkdown } from "./parseMarkdown";
import { rawHtml } from "./rawHtml";
import { structureProblems } from "./structure";
import { unreadable } from "./readable";
import { unseen } from "./unseen";
import { tokenProblems } from "./tokens";

/** What the text below the front matter says. */
export interface BodyFacts {
  findings: Finding[];
  links: readonly InternalLink[];
  /** Undefined while the text cannot be read. */
  anchors?: readonly string[];
}

const textIn = (written: unknown, ...path: string[]): string => {
  const value = path.reduce<unknown>(
    (group, key) =>
      typeof group === "object" && group !== null
        ? (group as Record<string, unknown>)[key]
        : undefined,
    written,
  );
  return typeof value === "string" ? value : "";
};

/** Checks the Markdown of a file; `slug` is the name of its page where it becomes one. */
export function checkBody(type: ContentType, slug: string, content: ReadContent): BodyFacts {
  if (content.body.trim() === "") return { findings: [], links: [], anchors: [] };
  const endless = unreadable(content.body, content.bodyLine);
  if (endless) return { findings: [endless], links: [] };
  const isDocument = type.body?.isDocument ?? false;
  const tree = parseMarkdown(content.body);
  const body = new MarkdownBody(tree, content.body, content.bodyLine, isDocument);
  const { findings, internal } = bodyLinks(body, type.page ? routeOf(type.page, slug) : "/");
  const anchors = isDocument ? anchorsOf(tree) : [];
  const alert = textIn(content.written, "alert", "anchor");
  const taken = alert ? [alert] : [];
  const frame = frameIds.includes(alert)
    ? [
        finding(
          content.placeOf(["alert", "anchor"]),
          "heading-id",
          `#${alert} belongs to every page; choose another anchor`,
        ),
      ]
    : [];
  return {
    findings: [
      ...frame,
      ...unseen(body, type.body?.isRequired ?? false),
      ...rawHtml(body),
      ...structureProblems(body),
      ...headingProblems(body, textIn(content.written, "title"), anchors, taken),
      ...findings,
      ...tokenProblems(body),
      ...leftoverMarks(body),
    ],
    links: internal,
    anchors: [...anchors.map(({ id }) => id), ...taken],
  };
}
