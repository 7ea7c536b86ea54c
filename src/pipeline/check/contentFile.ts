import matter from "gray-matter";
import type { ContentType } from "../contentType";
import { typeOf } from "../contentTypes";
import { plainLines } from "../plainLines";
import type { Problem } from "../problems";
import { readContent, type ReadContent } from "../readContent";
import { checkFields } from "./fields/fieldChecks";
import { strayTextFile } from "./files/strayFiles";
import { finding, type Finding } from "./finding";
import type { InternalLink } from "./links/internalLink";
import { checkBody } from "./markdown/checkBody";
import type { PictureReference } from "./pictures/pictureReference";
import { characterProblems } from "./text/characters";
import { decode } from "./text/decode";
import { mergeMarkers } from "./text/mergeMarkers";
import { oversize } from "./text/oversize";

/** What one content file says, on its own and about others. */
export interface FileFacts {
  path: string;
  type?: ContentType;
  slug?: string;
  content?: ReadContent;
  findings: Finding[];
  pictures: readonly PictureReference[];
  links: readonly InternalLink[];
  /** The anchors of the page that the file becomes. */
  anchors: readonly string[];
}

const unread = (path: string, findings: Finding[]): FileFacts => ({
  path,
  findings,
  pictures: [],
  links: [],
  anchors: [],
});

const withoutFile = ({ line, column, rule, message }: Problem): Finding => ({
  line,
  column,
  rule,
  message,
});

/** Gatsby reads the front matter once more, with a reader of its own that must not fail. */
function secondReader(source: string): Finding[] {
  try {
    matter(source, {});
    return [];
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : "";
    return [
      finding(
        { line: 1, column: 1 },
        "yaml-syntax",
        `Gatsby cannot read the front matter: ${reason}`,
      ),
    ];
  }
}

/** Everything that can be said of a text file without looking at others. */
export function readContentFile(path: string, bytes: Buffer): FileFacts {
  const known = typeOf(path);
  if (!known) {
    const { rule, message } = strayTextFile(path);
    return unread(path, [finding({ line: 1, column: 1 }, rule, message)]);
  }
  const decoded = decode(bytes);
  if ("problem" in decoded) return unread(path, [decoded.problem]);
  const text = plainLines(decoded.text);
  const tooMuch = oversize(text);
  if (tooMuch) return unread(path, [tooMuch]);
  const merge = mergeMarkers(text);
  if (merge.length > 0) return unread(path, merge);

  const { type, slug } = known;
  const content = readContent(type, path, text);
  const fields = checkFields(type, path, content);
  const body = checkBody(type, slug, content);
  const findings = [
    ...characterProblems(decoded.text),
    ...content.problems.map(withoutFile),
    ...fields.findings,
    ...body.findings,
  ];
  if (findings.length === 0 && path.endsWith(".md")) findings.push(...secondReader(text));
  return {
    path,
    type,
    slug,
    content,
    findings,
    pictures: fields.pictures,
    links: [...fields.links, ...body.links],
    anchors: body.anchors,
  };
}
