import { isAlias, isCollection, isPair, isScalar, visit, type Document, type Node } from "yaml";
import type { Report } from "../problems";

const quoted = "put the whole text in double quotes if it is meant as text";

/** Why a field's name is invalid; undefined if it is valid. */
const nameError = (key: unknown) =>
  isScalar(key) && typeof key.value !== "object"
    ? undefined
    : "a field's name must be a single word; delete it, or write one of this file's fields";

/** Why a value is invalid; undefined if it is valid. */
function valueError(node: Node): string | undefined {
  if (isAlias(node)) return `*${node.source} (alias) is not allowed; ${quoted}`;
  if (!isScalar(node) && !isCollection(node)) return undefined;
  if (node.anchor) return `&${node.anchor} (anchor) is not allowed; ${quoted}`;
  const tag = node.tag?.replace("tag:yaml.org,2002:", "!!");
  return tag && `${tag} (tag) is not allowed; ${quoted}`;
}

/** Reports YAML features that content files do not use; returns true if there are none. */
export function limitProblems(document: Document, report: Report): boolean {
  let isPlain = true;
  const reject = (offset: number, message: string) => {
    isPlain = false;
    report(offset, "yaml-limits", message);
  };
  if (document.directives?.docStart)
    reject(0, "a line --- or % at the start is not allowed; delete it");
  visit(document, (_key, part) => {
    const node = (isPair(part) ? part.key : part) as Node | null;
    const message = isPair(part) ? nameError(node) : valueError(part as Node);
    if (message) reject(node?.range?.[0] ?? 0, message);
  });
  return isPlain;
}
