import type { Point } from "unist";
import type { VFile } from "vfile";
import { asMeant } from "./asMeant";
import type { ContentType } from "./contentType";
import { splitFrontMatter } from "./frontMatter";
import { fileStart } from "./problems";
import { checkedFields } from "./schemaProblems";
import { readYaml } from "./yaml/readYaml";
import { valueOffset, type Path } from "./yaml/yamlPlaces";

/** What a content file holds once it has been read. */
export interface ReadContent {
  /** The checked fields; undefined while there is any problem. */
  fields?: Record<string, unknown>;
  /** What is meant by the fields, checked or not; undefined while it cannot be read. */
  written?: unknown;
  /** The Markdown below the front matter; empty for YAML files. */
  body: string;
  /** Where the value of a field stands. */
  pointOf(path: Path): Point;
}

/**
 * Reads one content file: front matter or YAML, held against its type's table of fields.
 * What is wrong with it is added to the messages of `file`.
 */
export function readContent(type: ContentType, file: VFile): ReadContent {
  const text = file.toString();
  const nothing = { body: "", pointOf: () => fileStart };
  const before = file.messages.length;
  if (text.trim() === "") {
    file.message("the file has no content; fill it in, or delete it", fileStart, "empty");
    return nothing;
  }
  const isMarkdown = /\.md$/.test(file.path ?? "");
  const parts = isMarkdown ? splitFrontMatter(file) : { yaml: text, body: "" };
  if (!parts) return nothing;
  const { body } = parts;
  const read = readYaml(file, parts.yaml);
  if (read.data === undefined) return { ...nothing, body };
  const yaml = { ...read, data: asMeant(type.fields, read.data, read.document) };

  const fields = checkedFields(type.fields, yaml, file);
  if (type.body?.isRequired && body.trim() === "") {
    const last = parts.yaml.split("\n").length + 1;
    const message = `there is no text below the front matter; write it below line ${last}`;
    file.message(message, fileStart, "empty");
  }
  return {
    fields: file.messages.length === before ? fields : undefined,
    written: yaml.data,
    body,
    pointOf: (path) => yaml.pointAt(valueOffset(yaml.document, path) ?? 0),
  };
}
