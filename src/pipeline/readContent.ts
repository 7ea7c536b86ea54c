import { LineCounter, parseDocument } from "yaml";
import type { ContentType } from "./contentType";
import { splitFrontMatter } from "./frontMatter";
import type { Problem } from "./problems";
import { describeIssue, positionOf } from "./schemaProblems";

/** What a content file holds once it has been read. */
export interface ReadContent {
  /** The checked fields; undefined while there is any problem. */
  fields?: Record<string, unknown>;
  /** The Markdown below the front matter; empty for YAML files. */
  body: string;
  problems: Problem[];
}

/**
 * Reads one content file: front matter or YAML, held against its type's table of fields.
 * @param type the kind of content that the file is
 * @param file its path from the project's folder, for the messages
 * @param source the file's text
 */
export function readContent(type: ContentType, file: string, source: string): ReadContent {
  const isMarkdown = file.endsWith(".md");
  const parts = isMarkdown
    ? splitFrontMatter(file, source)
    : { yaml: source, body: "", firstLine: 1 };
  if ("problem" in parts) return { body: "", problems: [parts.problem] };

  const lineCounter = new LineCounter();
  const document = parseDocument(parts.yaml, { lineCounter, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: line + parts.firstLine - 1, column: col };
  };
  const syntax = document.errors.map(({ code, message, pos }) => ({
    ...at(pos[0]),
    rule: code === "DUPLICATE_KEY" ? "yaml-duplicate-key" : "yaml-syntax",
    message,
  }));
  if (syntax.length > 0) return { body: parts.body, problems: syntax };

  const result = type.fields.safeParse(document.toJS() ?? {});
  const problems: Problem[] = (result.error?.issues ?? []).flatMap((issue) =>
    describeIssue(issue, type.fields).map(({ path, message }) => ({
      ...at(positionOf(document, path)),
      rule: "schema",
      message,
    })),
  );
  if (type.body?.isRequired && parts.body.trim() === "") {
    problems.push({
      file,
      line: 1,
      column: 1,
      rule: "empty",
      message: "there is no text below the front matter",
    });
  }
  return { fields: problems.length === 0 ? result.data : undefined, body: parts.body, problems };
}
