import type { Point } from "unist";
import type { VFile } from "vfile";
import vfileLocation from "vfile-location";
import { coerceValues } from "./coerceValues";
import type { ContentType } from "./contentType";
import { splitFrontMatter } from "./frontMatter";
import { fileStart, textFile } from "./problems";
import { checkedFields } from "./schemaProblems";
import { misplacedItem } from "./yaml/misplacedItems";
import { readYaml } from "./yaml/readYaml";
import { valueOffset, type Path } from "./yaml/yamlPlaces";

/** The parsed content of a file. */
export interface ReadContent {
  /** The validated fields; undefined if there is any problem. */
  fields?: Record<string, unknown>;
  /** The coerced values, valid or not; undefined if the file cannot be parsed. */
  written?: unknown;
  /** The Markdown below the front matter; empty for YAML files. */
  body: string;
  /** The whole text with a misplaced list item moved to its position, if that is the only syntax error. */
  aligned?: string;
  /** The position of a field's value. */
  pointOf(path: Path): Point;
}

/** The coerced values of a YAML text as JSON; undefined if it is invalid. */
function coercedYaml(type: ContentType, text: string): string | undefined {
  const file = textFile(type.path, text);
  const { data, document } = readYaml(file, text);
  if (data === undefined || file.messages.length > 0) return undefined;
  const values = coerceValues(type.fields, data, document);
  return type.fields.safeParse(values).success ? JSON.stringify(values) : undefined;
}

/** Replaces the syntax error of an unreadable list if one of its items is misplaced. */
function alignItems(type: ContentType, file: VFile, yaml: string, earlierMessages: number) {
  const mistake = file.messages
    .slice(earlierMessages)
    .find(({ ruleId }) => ruleId === "yaml-syntax");
  if (!mistake) return undefined;
  const item = misplacedItem(yaml, (mistake.line ?? 1) - 1, (text) => coercedYaml(type, text));
  if (!item) return undefined;
  file.messages.length = earlierMessages;
  file.message(item.message, vfileLocation(file).toPoint(item.offset), "yaml-syntax");
  // In Markdown, spaces replace the first --- of the YAML.
  const text = file.toString();
  const opening = text.startsWith(yaml) ? 0 : 3;
  return text.slice(0, opening) + item.text.slice(opening) + text.slice(yaml.length);
}

/**
 * Parses one content file, front matter or YAML, and validates it against its type's table of fields.
 * Problems are added to the messages of `file`.
 */
export function readContent(type: ContentType, file: VFile): ReadContent {
  const text = file.toString();
  const unreadable = { body: "", pointOf: () => fileStart };
  const earlierMessages = file.messages.length;
  if (text.trim() === "") {
    file.message("the file has no content; fill it in, or delete it", fileStart, "empty");
    return unreadable;
  }
  const isMarkdown = /\.md$/.test(file.path ?? "");
  const parts = isMarkdown ? splitFrontMatter(file) : { yaml: text, body: "" };
  if (!parts) return unreadable;
  const { body } = parts;
  const read = readYaml(file, parts.yaml);
  const aligned = alignItems(type, file, parts.yaml, earlierMessages);
  if (aligned !== undefined || read.data === undefined) return { ...unreadable, body, aligned };
  const yaml = { ...read, data: coerceValues(type.fields, read.data, read.document) };

  const fields = checkedFields(type.fields, yaml, file);
  if (type.body?.isRequired && body.trim() === "") {
    const last = parts.yaml.split("\n").length + 1;
    const message = `there is no text below the front matter; write it below line ${last}`;
    file.message(message, fileStart, "empty");
  }
  return {
    fields: file.messages.length === earlierMessages ? fields : undefined,
    written: yaml.data,
    body,
    pointOf: (path) => yaml.pointAt(valueOffset(yaml.document, path) ?? 0),
  };
}
