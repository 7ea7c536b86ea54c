import type { z } from "zod";
import { counted } from "./counted";
import { fieldAt, metaOf } from "./fieldAt";
import { nearest } from "./nearest";
import type { Path } from "./yaml/yamlPlaces";

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
  if (typeof last !== "number") return `"${String(last ?? "the file")}"`;
  return `item ${last + 1} of "${String(path.findLast((key) => typeof key === "string"))}"`;
}

/** How to fix a value of the wrong type, if there is one obvious way. */
function howToFix(expected: string, value: unknown): string {
  if (expected === "string" && typeof value === "object" && !Array.isArray(value))
    return "; text with a colon in it needs double quotes around it";
  if (expected === "number" && typeof value === "string" && /^\d+,\d+$/.test(value))
    return `; write ${value.replace(",", ".")}`;
  if (expected === "array") return "; start each item on its own line with a hyphen";
  return "";
}

function wrongType(issue: z.core.$ZodIssueInvalidType, fields: z.ZodType, value: unknown): string {
  const { path } = issue;
  const name = nameOf(path);
  const schema = fieldAt(fields, path);
  const meta = schema && metaOf(schema);
  if (value === undefined) {
    const how = meta?.missing ?? `add a line that starts with ${String(path.at(-1))}:`;
    return `${name} is required; ${how}`;
  }
  if (value === null) return `${name} is empty; write its value after the colon`;
  if (path.length === 0)
    return `a content file is made of lines such as name: value, found ${describe(value)}; is there a space after the colon?`;
  if (meta?.kind === "date") return `${name} ${issue.message}, found ${describe(value)}`;
  const isWhole = meta?.graphql === "Int";
  const expected = isWhole ? "a whole number" : (typeNames[issue.expected] ?? issue.expected);
  return `${name} must be ${expected}, found ${describe(value)}${howToFix(isWhole ? "int" : issue.expected, value)}`;
}

function outOfRange(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): string {
  const isSmall = issue.code === "too_small";
  const bound = Number(isSmall ? issue.minimum : issue.maximum);
  const most = isSmall ? "at least" : "at most";
  if (Array.isArray(value))
    return `must have ${most} ${counted(bound, "item")}, found ${value.length}`;
  if (typeof value !== "string") return `must be ${most} ${bound}, found ${String(value)}`;
  if (value.trim() === "") return "is empty; fill it in";
  return `must have ${most} ${counted(bound, "character")}, found ${value.trim().length}`;
}

/**
 * Turns one zod issue (other than an unknown field) into a sentence that an editor can act on.
 * @param fields the table of fields
 * @param value the file's value at the issue's path
 */
export function issueMessage(issue: z.core.$ZodIssue, fields: z.ZodType, value: unknown): string {
  const name = nameOf(issue.path);
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue, fields, value);
    case "too_small":
    case "too_big":
      return `${name} ${outOfRange(issue, value)}`;
    default:
      return `${name} ${issue.message}, found ${describe(value)}`;
  }
}

/** The message about an unknown field, with the most similar allowed name. */
export function unknownField(key: string, allowed: readonly string[]) {
  const guess = nearest(key, allowed);
  const howToFix = guess ? `did you mean "${guess}"?` : `allowed: ${allowed.join(", ")}`;
  return { guess, message: `unknown field "${key}"; ${howToFix}` };
}
