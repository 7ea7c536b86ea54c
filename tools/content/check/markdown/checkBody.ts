import type { VFile } from "vfile";
import type { ContentType } from "../../../../src/model/contentType";
import { routeOf } from "../../../../src/model/pageTable";
import type { ReadContent } from "../../../../src/model/readContent";
import { fieldValues } from "../fields/fieldValues";
import { sharedIds } from "../links/siteMap";
import type { InternalLink } from "../reading";
import { checkAnchors, anchorsOf } from "./anchors";
import { checkLinks } from "./bodyLinks";
import { checkNesting } from "./nesting";
import { checkHeadings } from "./headings";
import { checkLeftovers } from "./leftovers";
import { MarkdownBody } from "./MarkdownBody";
import { checkRawHtml } from "./rawHtml";
import { checkStructure, checkUnseen } from "./structure";
import { checkTokens } from "./tokens";

/** The internal links and the anchors of a text below the front matter. */
interface BodyFacts {
  links: readonly InternalLink[];
  /** Undefined if the text cannot be parsed. */
  anchors?: readonly string[];
}

/**
 * Checks the Markdown of a file.
 * @param slug the name of its page, if it becomes one
 */
export function checkBody(
  type: ContentType,
  slug: string,
  file: VFile,
  content: ReadContent,
): BodyFacts {
  if (content.body.trim() === "") return { links: [], anchors: [] };
  if (!checkNesting(file, content.body)) return { links: [] };
  const fields = fieldValues(type.fields, content.written);
  const taken = fields.filter(({ meta }) => meta.anchor).map(({ value }) => String(value));
  const title = fields.find(({ meta }) => meta.pageTitle)?.value;
  for (const { path, value, meta } of fields)
    if (meta.anchor && sharedIds.includes(String(value))) {
      const message = `#${String(value)} is used on every page; choose another anchor`;
      file.message(message, content.pointOf(path), "heading-id");
    }
  const body = new MarkdownBody(file, content.body, type.body?.isDocument ?? false);
  const anchors = body.isDocument ? anchorsOf(body.tree) : [];
  checkUnseen(body, type.body?.isRequired ?? false);
  checkRawHtml(body);
  checkStructure(body);
  checkHeadings(body, String(title ?? ""));
  if (body.isDocument) checkAnchors(body, anchors, taken);
  const links = checkLinks(body, type.page ? routeOf(type.page, slug) : "/");
  checkTokens(body);
  checkLeftovers(body);
  return { links, anchors: [...anchors.map(({ id }) => id), ...taken] };
}
