import type { Point } from "unist";
import type { VFile } from "vfile";
import { coerceValues, type FieldValue } from "./coerceValues";
import type { ContentType } from "./contentType";
import { splitFrontMatter } from "./frontMatter";
import { fileStart } from "./problems";
import { checkedFields } from "./schemaProblems";
import { readYaml } from "./yaml/readYaml";
import { spotOf, type Path } from "./yaml/yamlPlaces";

/** The parsed content of a file. */
export interface ReadContent {
  /** The validated fields; undefined if there is any problem. */
  fields?: Record<string, unknown>;
  /** The coerced values, valid or not; undefined if the file cannot be parsed. */
  written?: unknown;
  /** The values of single fields, with their places. */
  values: readonly (FieldValue & { point: Point })[];
  /** The Markdown below the front matter; empty for YAML files. */
  body: string;
  /** The position of a field's value. */
  pointOf(path: Path): Point;
}

/**
 * Parses one content file, front matter or YAML, and validates it against its type's table of fields.
 * Problems are added to the messages of `file`.
 */
export function readContent(type: ContentType, file: VFile): ReadContent {
  const text = file.toString();
  const unreadable = { values: [], body: "", pointOf: () => fileStart };
  if (text.trim() === "") {
    file.message("the file has no content; fill it in, or delete it", fileStart, "empty");
    return unreadable;
  }
  const isMarkdown = /\.md$/.test(file.path ?? "");
  const parts = isMarkdown ? splitFrontMatter(file) : { yaml: text, body: "" };
  if (!parts) return unreadable;
  const { body } = parts;
  const yaml = readYaml(file, parts.yaml);
  if (!yaml) return { ...unreadable, body };
  const values: FieldValue[] = [];
  const data = coerceValues(type.fields, yaml.data, yaml.document, values);
  const fields = checkedFields(type.fields, { ...yaml, data }, file);
  if (type.body?.isRequired && body.trim() === "") {
    const last = parts.yaml.split("\n").length + 1;
    const message = `there is no text below the front matter; write it below line ${last}`;
    file.message(message, fileStart, "empty");
  }
  const pointOf = (path: Path) => yaml.pointAt(spotOf(yaml.document, path)?.value ?? 0);
  return {
    fields: file.messages.length === 0 ? fields : undefined,
    written: data,
    values: values.map((value) => ({ ...value, point: pointOf(value.path) })),
    body,
    pointOf,
  };
}
