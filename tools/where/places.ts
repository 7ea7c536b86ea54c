import toString from "mdast-util-to-string";
import type { ContentType } from "../../src/model/contentType";
import { textFile } from "../../src/model/problems";
import { readContent } from "../../src/model/readContent";
import { fieldValues } from "../content-check/fields/fieldValues";
import { MarkdownBody } from "../content-check/markdown/MarkdownBody";

/** A text of a content file, as it is written but for Markdown's marks, and where it stands. */
export interface Place {
  /** `content/site/home.yml:5` */
  place: string;
  text: string;
}

/** What has words and no further blocks in it. */
const leaves = ["heading", "paragraph", "tableCell"];

/** A heading's fixed address is no part of its words. */
const address = /\s*\{#[a-z0-9-]+\}\s*$/;

/** Every text of a content file: its fields, and the blocks of the Markdown below them. */
export function placesOf(type: ContentType, path: string, source: string): Place[] {
  const file = textFile(path, source);
  const content = readContent(type, file);
  const fields = fieldValues(type.fields, content.written).map((field) => ({
    place: `${path}:${content.pointOf(field.path).line}`,
    text: String(field.value),
  }));
  if (content.body.trim() === "") return fields;
  const { nodes } = new MarkdownBody(file, content.body, false);
  const blocks = nodes
    .filter(({ node }) => leaves.includes(node.type))
    .map(({ node }) => ({
      place: `${path}:${node.position?.start.line ?? 1}`,
      text: toString(node).replace(address, ""),
    }));
  return [...fields, ...blocks];
}
