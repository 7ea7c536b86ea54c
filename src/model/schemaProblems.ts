import type { VFile } from "vfile";
import type { z } from "zod";
import { counted } from "./counted";
import { fieldAt, metaOf, shapeOf } from "./fieldAt";
import type { FieldMeta } from "./fields";
import { nearest } from "./nearest";
import type { ReadYaml } from "./yaml/readYaml";
import { groupOffset, spotOf, type Path } from "./yaml/yamlPlaces";

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

function describe(value: unknown): string {
  if (typeof value === "string") return `the text "${value.slice(0, 60)}"`;
  if (typeof value === "number") return `the number ${value}`;
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a group of fields" : String(value);
}

/** The field's name; a list item is named by its list. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (typeof last !== "number") return `"${String(last)}"`;
  return `item ${last + 1} of "${String(path.findLast((key) => typeof key === "string"))}"`;
}

/** How to fix a value of the wrong type, if there is one obvious way. */
function howToFix(expected: string, value: unknown): string {
  if (expected === "string" && typeof value === "object")
    return "; text with a colon in it, or with a sign at its start, needs double quotes around it";
  if (expected === "array") return "; start each item on its own line with a hyphen";
  const text = String(value);
  if (expected === "number" && /^\d+,\d+$/.test(text)) return `; write ${text.replace(",", ".")}`;
  if (expected === "int" && /^\d{1,3}(?:[.\s]\d{3})+$/.test(text))
    return `; write ${text.replaceAll(/\D/g, "")}`;
  const [, figure, sign] = /^(\d[\d.,]*)([+k])$/i.exec(text) ?? [];
  return figure ? `; write ${figure}, and ${sign} into the suffix` : "";
}

function outOfRange(bound: number, most: string, value: unknown): string {
  if (Array.isArray(value))
    return `must have ${most} ${counted(bound, "item")}, found ${value.length}`;
  if (typeof value !== "string") return `must be ${most} ${bound}, found ${String(value)}`;
  if (value.trim() === "") return "is empty; fill it in";
  return `must have ${most} ${counted(bound, "character")}, found ${value.trim().length}`;
}

/**
 * What is wrong with a value, in words that follow its name and an editor can act on.
 * @param names the fields of a group; none for other values
 */
function fault(
  issue: z.core.$ZodIssue,
  meta: FieldMeta,
  value: unknown,
  names: readonly string[],
): string {
  const isGroup = names.length > 0;
  const below = `on the lines below it, each after two more spaces: ${names.join(", ")}`;
  if (value === undefined) {
    const line = `add a line that starts with ${String(issue.path.at(-1))}:`;
    return `is required; ${meta.missing ?? (isGroup ? `${line} and its fields ${below}` : line)}`;
  }
  if (value === null)
    return `is empty; write ${isGroup ? `its fields ${below}` : "its value after the colon"}`;
  if (issue.code === "too_small") return outOfRange(Number(issue.minimum), "at least", value);
  if (issue.code === "too_big") return outOfRange(Number(issue.maximum), "at most", value);
  const found = `, found ${describe(value)}`;
  if ("includes" in issue)
    return `must contain ${String(issue.includes)}; the page puts the value there${found}`;
  if (issue.code !== "invalid_type" || meta.kind === "date") return `must be ${meta.form}${found}`;
  const expected = meta.graphql === "Int" ? "int" : issue.expected;
  const cure = isGroup ? `; write its fields ${below}` : howToFix(expected, value);
  return `must be ${typeNames[expected]}${found}${cure}`;
}

/** Validates a file's values against its table of fields; with problems, adds them to `file` and returns undefined. */
export function checkedFields(
  table: z.ZodObject,
  { document, pointAt, data }: ReadYaml,
  file: VFile,
): Record<string, unknown> | undefined {
  const values = data ?? {};
  const result = table.safeParse(values, { reportInput: true });
  if (result.success) return result.data;

  const { issues } = result.error;
  const reportedLines = new Set(file.messages.map(({ line }) => line));
  const intended = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const allowed = Object.keys(shapeOf(fieldAt(table, issue.path)));
    for (const key of issue.keys) {
      const guess = nearest(key, allowed);
      if (guess) intended.add([...issue.path, guess].join("."));
      const advice = guess ? `did you mean "${guess}"?` : `allowed: ${allowed.join(", ")}`;
      const point = pointAt(spotOf(document, [...issue.path, key])?.key ?? 0);
      file.message(`unknown field "${key}"; ${advice}`, point, "schema");
    }
  }
  const wrongTypes = new Set<string>();
  for (const issue of issues) {
    const { code, path, input: value } = issue;
    const at = path.join(".");
    // "tilte; did you mean title" is enough; do not also report that "title" is missing.
    if (code === "unrecognized_keys" || (value === undefined && intended.has(at))) continue;
    // If a value has the wrong type, its other issues are noise.
    if (code === "invalid_type") wrongTypes.add(at);
    else if (wrongTypes.has(at)) continue;
    const point = pointAt(spotOf(document, path)?.value ?? groupOffset(document, path));
    // Another message, such as "a text cannot start with #", says why the value is empty.
    if (value === null && reportedLines.has(point.line)) continue;
    const field = fieldAt(table, path);
    const message =
      path.length === 0
        ? `a content file is made of lines such as name: value, found ${describe(value)}; is there a space after the colon?`
        : `${nameOf(path)} ${fault(issue, metaOf(field), value, Object.keys(shapeOf(field)))}`;
    file.message(message, point, "schema");
  }
  return undefined;
}
