import { isNode, isScalar, type Document } from "yaml";
import { z } from "zod";
import { nearest } from "./nearest";

type Path = readonly PropertyKey[];

interface Described {
  path: Path;
  message: string;
}

const lastKey = (path: Path) => String(path.at(-1) ?? "");

const quote = (value: unknown) =>
  typeof value === "string" ? `the text "${value.slice(0, 60)}"` : JSON.stringify(value);

const typeNames: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

/** The names that are allowed in the group that `path` leads to. */
function allowedKeys(fields: z.ZodType, path: Path): string[] {
  let current: z.core.$ZodType = fields;
  for (const key of path) {
    while (current instanceof z.ZodOptional) current = current.unwrap();
    if (current instanceof z.ZodObject) current = current.shape[String(key)] ?? current;
    else if (current instanceof z.ZodArray) current = current.element;
  }
  while (current instanceof z.ZodOptional) current = current.unwrap();
  return current instanceof z.ZodObject ? Object.keys(current.shape) : [];
}

/** Turns one zod issue into sentences that an editor can act on, each with the path of the field. */
export function describeIssue(issue: z.core.$ZodIssue, fields: z.ZodType): Described[] {
  const { path } = issue;
  const name = `"${lastKey(path)}"`;
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => {
        const allowed = allowedKeys(fields, path);
        const guess = nearest(key, allowed);
        const remedy = guess ? `did you mean "${guess}"?` : `allowed: ${allowed.join(", ")}`;
        return { path: [...path, key], message: `unknown field "${key}"; ${remedy}` };
      });
    case "invalid_type": {
      if (issue.input === undefined) return [{ path, message: `${name} is required` }];
      const expected = typeNames[issue.expected] ?? issue.expected;
      return [{ path, message: `${name} must be ${expected}, found ${quote(issue.input)}` }];
    }
    default:
      return [{ path, message: `${name}: ${issue.message}` }];
  }
}

/** The offset in the YAML text of the field at `path`, or of the nearest group above it that exists. */
export function positionOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range && (isScalar(node) || length < path.length || length > 0)) {
      return node.range[0];
    }
  }
  return 0;
}
