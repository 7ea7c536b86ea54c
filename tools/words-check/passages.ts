import type { Root } from "mdast";
import { fieldValues } from "../content-check/fields/fieldValues";
import { MarkdownBody } from "../content-check/markdown/MarkdownBody";
import type { ContentType } from "../../src/model/contentType";
import { textFile } from "../../src/model/problems";
import { readContent } from "../../src/model/readContent";

/** Words that visitors read, in their place: `text` has the file's own lines and columns. */
export interface Passage {
  text: string;
  /** The structure of `text` where it is Markdown; its headings, links and lists are no sentences. */
  markdown?: Root;
}

/** Tokens and addresses of headings are no English; a figure in their place keeps the sentence whole. */
const withoutBraces = (text: string) =>
  text
    .replaceAll(/\{[a-z]+\.[a-zA-Z]+\}/g, (token) => "7".padEnd(token.length))
    .replaceAll(/\{#[a-z0-9-]+\}/g, (address) => " ".repeat(address.length));

/** The passages of a content file: the texts of its fields, and the Markdown below them. */
export function passagesOf(type: ContentType, path: string, source: string): Passage[] {
  const file = textFile(path, withoutBraces(source));
  const content = readContent(type, file);
  const fields = fieldValues(type.fields, content.written)
    .filter(({ meta }) => meta.kind === "text")
    .map((field) => {
      const { line, column } = content.pointOf(field.path);
      return { text: "\n".repeat(line - 1) + " ".repeat(column - 1) + String(field.value) };
    });
  if (content.body.trim() === "") return fields;
  const { tree } = new MarkdownBody(file, content.body, false);
  return [...fields, { text: file.toString(), markdown: tree }];
}
