import matter from "gray-matter";
import type { ContentType } from "../../src/pipeline/contentType";
import { typeOf } from "../../src/pipeline/contentTypes";
import { fileStart } from "../../src/pipeline/places";
import { plainLines } from "../../src/pipeline/plainLines";
import type { Problem } from "../../src/pipeline/problems";
import { readContent, type ReadContent } from "../../src/pipeline/readContent";
import { checkFields } from "./fields/fieldChecks";
import { strayEntry } from "./files/strayFiles";
import { finding, type Finding } from "./finding";
import type { InternalLink } from "./links/internalLink";
import { checkBody } from "./markdown/checkBody";
import type { PictureReference } from "./pictures/pictureReference";
import { characterProblems } from "./text/characters";
import { cutOff } from "./text/cutOff";
import { decode } from "./text/decode";
import { mergeMarkers } from "./text/mergeMarkers";
import { oversize } from "./text/oversize";

/** What one content file says, on its own and about others. */
export interface FileFacts {
  path: string;
  type?: ContentType;
  slug?: string;
  /** What the file holds, as far as it could be made out. */
  text: string;
  content?: ReadContent;
  findings: Finding[];
  pictures: readonly PictureReference[];
  links: readonly InternalLink[];
  /** The anchors of the page that the file becomes; undefined while they cannot be known. */
  anchors?: readonly string[];
}

/** A file of which no more is known than its name and what is wrong with it. */
export const unreadFile = (path: string, findings: Finding[], text = ""): FileFacts => ({
  path,
  ...typeOf(path),
  text,
  findings,
  pictures: [],
  links: [],
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
    return [finding(fileStart, "yaml-syntax", `Gatsby cannot read the front matter: ${reason}`)];
  }
}

/** Everything that can be said of a text file without looking at others. */
export function readContentFile(path: string, bytes: Buffer): FileFacts {
  const known = typeOf(path);
  if (!known) {
    const { rule, message } = strayEntry({ path, kind: "file", size: bytes.length });
    return unreadFile(path, [finding(fileStart, rule, message)], bytes.toString("utf8"));
  }
  const decoded = decode(bytes);
  if ("problem" in decoded) return unreadFile(path, [decoded.problem], bytes.toString("latin1"));
  const text = plainLines(decoded.text);
  const tooMuch = oversize(text);
  if (tooMuch) return unreadFile(path, [tooMuch], text);
  const merge = mergeMarkers(text);
  if (merge.length > 0) return unreadFile(path, merge, text);

  const { type, slug } = known;
  const content = readContent(type, path, text);
  const fields = checkFields(type, path, content);
  const body = checkBody(type, slug, content);
  const findings = [
    ...characterProblems(decoded.text),
    ...content.problems.map(withoutFile),
    ...fields.findings,
    ...body.findings,
    ...(content.written === undefined ? [] : cutOff(text, path.endsWith(".yml") ? 5 : 1)),
  ];
  if (findings.length === 0 && path.endsWith(".md")) findings.push(...secondReader(text));
  return {
    path,
    type,
    slug,
    text,
    content,
    findings,
    pictures: fields.pictures,
    links: [...fields.links, ...body.links],
    anchors: content.written === undefined ? undefined : body.anchors,
  };
}
