import type { z } from "zod";
import { allowedNames } from "./fieldAt";
import { fileStart } from "./places";
import type { Problem } from "./problems";
import { issueMessage, unknownField } from "./schemaMessages";
import type { ReadYaml } from "./yaml/readYaml";
import { groupOffset, keyOffset, typedAt, valueOffset, type Path } from "./yaml/yamlPlaces";

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );

interface Checked {
  fields?: Record<string, unknown>;
  problems: Problem[];
}

/** Holds what was read from a file against its table of fields. */
export function schemaProblems(table: z.ZodObject, yaml: ReadYaml, file: string): Checked {
  const { document, problemAt } = yaml;
  const data = yaml.data ?? {};
  const result = table.safeParse(data);
  if (result.success) return { fields: result.data, problems: [] };

  const mistyped = new Set<string>();
  const unknown = result.error.issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const { guess, message } = unknownField(key, allowedNames(table, issue.path));
      if (guess) mistyped.add([...issue.path, guess].join("."));
      return problemAt(keyOffset(document, path) ?? 0, "schema", message);
    });
  });
  const mistaken = new Set(
    result.error.issues.flatMap(({ code, path }) =>
      code === "invalid_type" ? [path.join(".")] : [],
    ),
  );
  const told = new Set(yaml.problems.map(({ line }) => line));
  const wrong = result.error.issues.flatMap((issue) => {
    // What a value of the wrong type does not fulfil besides says nothing.
    const isIdle = issue.code !== "invalid_type" && mistaken.has(issue.path.join("."));
    if (issue.code === "unrecognized_keys" || isIdle) return [];
    const value = valueAt(data, issue.path);
    const message = issueMessage(issue, table, value, typedAt(document, issue.path));
    if (value !== undefined) {
      const problem = problemAt(valueOffset(document, issue.path) ?? 0, "schema", message);
      // "A text cannot start with #" says why the value is empty.
      return value === null && told.has(problem.line) ? [] : [problem];
    }
    // "tilte" with "did you mean title" says it all; that "title" is missing follows from it.
    if (mistyped.has(issue.path.join("."))) return [];
    const offset = groupOffset(document, issue.path);
    return [
      offset === undefined
        ? { file, ...fileStart, rule: "schema", message }
        : problemAt(offset, "schema", message),
    ];
  });
  return { problems: [...unknown, ...wrong] };
}
