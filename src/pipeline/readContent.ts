import type { ContentType } from "./contentType";
import { splitFrontMatter } from "./frontMatter";
import { fileStart, type Place } from "./places";
import { plainLines } from "./plainLines";
import type { Problem } from "./problems";
import { schemaProblems } from "./schemaProblems";
import { readYaml } from "./yaml/readYaml";
import { valueOffset, type Path } from "./yaml/yamlPlaces";

/** What a content file holds once it has been read. */
export interface ReadContent {
  /** The checked fields; undefined while there is any problem. */
  fields?: Record<string, unknown>;
  /** What is written in the fields, checked or not; undefined while it cannot be read. */
  written?: unknown;
  /** The file's text. */
  source: string;
  /** The Markdown below the front matter; empty for YAML files. */
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
  problems: Problem[];
  /** Where the value of a field stands. */
  placeOf(path: Path): Place;
}

/**
 * Reads one content file: front matter or YAML, held against its type's table of fields.
 * @param type the kind of content that the file is
 * @param file its path from the project's folder, for the messages
 * @param source the file's text
 */
export function readContent(type: ContentType, file: string, source: string): ReadContent {
  const text = plainLines(source);
  const nothing = { source: text, body: "", bodyLine: 1, placeOf: () => fileStart };
  if (text.trim() === "") {
    const message = "the file has no content";
    return { ...nothing, problems: [{ file, ...fileStart, rule: "empty", message }] };
  }
  const parts = file.endsWith(".md")
    ? splitFrontMatter(file, text)
    : { yaml: text, body: "", firstLine: 1, bodyLine: 1 };
  if ("problem" in parts) return { ...nothing, problems: [parts.problem] };
  const { body, bodyLine, firstLine } = parts;

  const yaml = readYaml(file, parts.yaml, firstLine);
  const problems = [...yaml.problems];
  if (yaml.data === undefined)
    return { source: text, body, bodyLine, problems, placeOf: () => fileStart };

  const { fields, problems: wrong } = schemaProblems(type.fields, yaml, file);
  problems.push(...wrong);
  if (type.body?.isRequired && body.trim() === "") {
    const message = `there is no text below the front matter; write it below line ${bodyLine - 1}`;
    problems.push({ file, ...fileStart, rule: "empty", message });
  }
  const placeOf = (path: Path) => {
    const { line, column } = yaml.problemAt(valueOffset(yaml.document, path) ?? 0, "", "");
    return { line, column };
  };
  return {
    fields: problems.length === 0 ? fields : undefined,
    written: yaml.data,
    source: text,
    body,
    bodyLine,
    problems,
    placeOf,
  };
}
