import type { VFile } from "vfile";
import type { z } from "zod";
import { allowedNames } from "./fieldAt";
import { fileStart } from "./problems";
import { issueMessage, unknownField } from "./schemaMessages";
import type { ReadYaml } from "./yaml/readYaml";
import { groupOffset, spotOf, type Path } from "./yaml/yamlPlaces";

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );

/** Reports every unknown field; returns the paths that were probably meant. */
function unknownFields(
  table: z.ZodObject,
  issues: readonly z.core.$ZodIssue[],
  { document, pointAt }: ReadYaml,
  file: VFile,
): Set<string> {
  const intended = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    for (const key of issue.keys) {
      const { guess, message } = unknownField(key, allowedNames(table, issue.path));
      if (guess) intended.add([...issue.path, guess].join("."));
      const offset = spotOf(document, [...issue.path, key])?.key ?? 0;
      file.message(message, pointAt(offset), "schema");
    }
  }
  return intended;
}

/**
 * Validates a file's values against its table of fields. Problems are added to the messages of `file`, and
 * undefined is returned.
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

  const reportedLines = new Set(file.messages.map(({ line }) => line));
  const { issues } = result.error;
  const intended = unknownFields(table, issues, yaml, file);
  const wrongTypes = new Set(
    issues.flatMap(({ code, path }) => (code === "invalid_type" ? [path.join(".")] : [])),
  );
  for (const issue of issues) {
    // If a value has the wrong type, its other issues are noise.
    const isRedundant = issue.code !== "invalid_type" && wrongTypes.has(issue.path.join("."));
    if (issue.code === "unrecognized_keys" || isRedundant) continue;
    const value = valueAt(data, issue.path);
    const message = issueMessage(issue, table, value);
    if (value !== undefined) {
      const point = pointAt(spotOf(document, issue.path)?.value ?? 0);
      // If another message, such as "a text cannot start with #", explains why the value is empty, do not
      // report it twice.
      if (value !== null || !reportedLines.has(point.line)) file.message(message, point, "schema");
      continue;
    }
    // "tilte; did you mean title" is enough; do not also report that "title" is missing.
    if (intended.has(issue.path.join("."))) continue;
    const offset = groupOffset(document, issue.path);
    file.message(message, offset === undefined ? fileStart : pointAt(offset), "schema");
  }
  return undefined;
}
