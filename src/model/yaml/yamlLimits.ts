import { isAlias, isScalar, visit, type Document, type Node, type YAMLMap } from "yaml";
import type { Reporter } from "../problems";
import { cannotStart } from "./yamlSyntax";

/** The sign of an alias, an anchor or a tag, which content files do not use; undefined for a plain value. */
function signOf(node: Node): string | undefined {
  if (isAlias(node)) return "*";
  if (node.anchor) return "&";
  return node.tag && "!";
}

/** Reports YAML features that content files do not use, and duplicate fields; returns true if the values can be read. */
export function limitProblems(
  document: Document,
  report: Reporter,
  lineOf: (offset: number) => number,
): boolean {
  let isPlain = true;
  const startOf = (node: unknown) => (node as Node | null)?.range?.[0] ?? 0;
  const reject = (node: unknown, message: string) => {
    isPlain = false;
    report(startOf(node), "yaml-limits", message);
  };
  if (document.directives?.docStart)
    reject(undefined, "a line --- or % at the start is not allowed; delete it");
  visit(document, {
    Node(_key, node) {
      const sign = signOf(node as Node);
      if (sign) reject(node, cannotStart(sign));
    },
    Pair(index, { key }, ancestors) {
      if (!isScalar(key) || typeof key.value === "object")
        reject(
          key,
          "a field's name must be a single word; delete it, or write one of this file's fields",
        );
      const others = (ancestors.at(-1) as YAMLMap).items.slice(0, Number(index));
      const first = others.find((other) => String(other.key) === String(key));
      const message = `"${String(key)}" is already set on line ${lineOf(startOf(first?.key))}; delete one of the two lines`;
      if (first) report(startOf(key), "yaml-duplicate-key", message);
    },
  });
  return isPlain;
}
