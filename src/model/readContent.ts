import type { Point } from "unist";
import type { VFile } from "vfile";
import vfileLocation from "vfile-location";
import { asMeant } from "./asMeant";
import type { ContentType } from "./contentType";
import { splitFrontMatter } from "./frontMatter";
import { fileStart, textFile } from "./problems";
import { checkedFields } from "./schemaProblems";
import { misplacedItem } from "./yaml/misplacedItems";
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
  /** The whole text with an item of a list moved into its place, where nothing else is wrong. */
  aligned?: string;
  /** Where the value of a field is. */
  pointOf(path: Path): Point;
}

/** What a YAML text means to the fields of `type`; undefined where it breaks a rule. */
function yamlMeaning(type: ContentType, text: string): string | undefined {
  const file = textFile(type.path, text);
  const { data, document } = readYaml(file, text);
  if (data === undefined || file.messages.length > 0) return undefined;
  const meant = asMeant(type.fields, data, document);
  return type.fields.safeParse(meant).success ? JSON.stringify(meant) : undefined;
}

/** Replaces the message about a list that cannot be read, where one of its items is misplaced. */
function alignItems(type: ContentType, file: VFile, yaml: string, before: number) {
  const mistake = file.messages.slice(before).find(({ ruleId }) => ruleId === "yaml-syntax");
  if (!mistake) return undefined;
  const item = misplacedItem(yaml, (mistake.line ?? 1) - 1, (text) => yamlMeaning(type, text));
  if (!item) return undefined;
  file.messages.length = before;
  file.message(item.message, vfileLocation(file).toPoint(item.offset), "yaml-syntax");
  // In Markdown, blanks replace the first --- of the YAML.
  const text = file.toString();
  const opening = text.startsWith(yaml) ? 0 : 3;
  return text.slice(0, opening) + item.text.slice(opening) + text.slice(yaml.length);
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
  const aligned = alignItems(type, file, parts.yaml, before);
  if (aligned !== undefined || read.data === undefined) return { ...nothing, body, aligned };
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
