import type { VFile } from "vfile";
import type { ContentType } from "../../../../src/model/contentType";
import type { FieldValue } from "../fieldValues";
import { sharedIds } from "../links/siteMap";
import type { InternalLink } from "../reading";
import { checkAnchors, anchorsOf } from "./anchors";
import { checkLinks } from "./bodyLinks";
import { checkHeadings } from "./headings";
import { checkLeftovers } from "./leftovers";
import { MarkdownBody } from "./MarkdownBody";
import { checkRawHtml } from "./rawHtml";
import { checkStructure, checkUnseen } from "./structure";
import { checkTokens } from "./tokens";

/** The internal links and the anchors of a text below the front matter. */
interface BodyFacts {
  links: readonly InternalLink[];
  anchors: readonly string[];
}

/**
 * Checks the Markdown of a file.
 * @param text the Markdown
 * @param fields the values above it
 * @param route the path of its page, if it becomes one
 */
export function checkBody(
  type: ContentType,
  file: VFile,
  text: string,
  fields: readonly FieldValue[],
  route = "/",
): BodyFacts {
  if (text.trim() === "") return { links: [], anchors: [] };
  const taken = fields.filter(({ meta }) => meta.anchor).map(({ value }) => String(value));
  const title = fields.find(({ meta }) => meta.pageTitle)?.value;
  for (const { value, meta, point } of fields)
    if (meta.anchor && sharedIds.includes(String(value))) {
      const message = `#${String(value)} is used on every page; choose another anchor`;
      file.message(message, point, "heading-id");
    }
  const body = new MarkdownBody(file, text, type.body?.isDocument ?? false);
  const anchors = body.isDocument ? anchorsOf(body.tree) : [];
  checkUnseen(body, type.body?.isRequired ?? false);
  checkRawHtml(body);
  checkStructure(body);
  checkHeadings(body, String(title ?? ""));
  if (body.isDocument) checkAnchors(body, anchors, taken);
  const links = checkLinks(body, route);
  checkTokens(body);
  checkLeftovers(body);
  return { links, anchors: [...anchors.map(({ id }) => id), ...taken] };
}
