import type { VFile } from "vfile";
import type { z } from "zod";
import { allowedNames } from "./fieldAt";
import { fileStart } from "./problems";
import { issueMessage, unknownField } from "./schemaMessages";
import type { ReadYaml } from "./yaml/readYaml";
import { groupOffset, keyOffset, valueOffset, type Path } from "./yaml/yamlPlaces";

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );

/** Tells every field that the table does not have; returns the paths that were meant by them. */
function unknownFields(
  table: z.ZodObject,
  issues: readonly z.core.$ZodIssue[],
  { document, pointAt }: ReadYaml,
  file: VFile,
): Set<string> {
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    for (const key of issue.keys) {
      const { guess, message } = unknownField(key, allowedNames(table, issue.path));
      if (guess) meant.add([...issue.path, guess].join("."));
      const offset = keyOffset(document, [...issue.path, key]) ?? 0;
      file.message(message, pointAt(offset), "schema");
    }
  }
  return meant;
}

/**
 * Holds what was read from a file against its table of fields.
 * What is wrong is added to the messages of `file`; the fields are undefined then.
 */
export function checkedFields(
  table: z.ZodObject,
  yaml: ReadYaml,
  file: VFile,
): Record<string, unknown> | undefined {
  const { document, pointAt } = yaml;
  const data = yaml.data ?? {};
  const result = table.safeParse(data);
  if (result.success) return result.data;

  const told = new Set(file.messages.map(({ line }) => line));
  const { issues } = result.error;
  const meant = unknownFields(table, issues, yaml, file);
  const mistaken = new Set(
    issues.flatMap(({ code, path }) => (code === "invalid_type" ? [path.join(".")] : [])),
  );
  for (const issue of issues) {
    // What a value of the wrong type does not fulfil besides says nothing.
    const isIdle = issue.code !== "invalid_type" && mistaken.has(issue.path.join("."));
    if (issue.code === "unrecognized_keys" || isIdle) continue;
    const value = valueAt(data, issue.path);
    const message = issueMessage(issue, table, value);
    if (value !== undefined) {
      const point = pointAt(valueOffset(document, issue.path) ?? 0);
      // "A text cannot start with #" says why the value is empty.
      if (value !== null || !told.has(point.line)) file.message(message, point, "schema");
      continue;
    }
    // "tilte" with "did you mean title" says it all; that "title" is missing follows from it.
    if (meant.has(issue.path.join("."))) continue;
    const offset = groupOffset(document, issue.path);
    file.message(message, offset === undefined ? fileStart : pointAt(offset), "schema");
  }
  return undefined;
}
