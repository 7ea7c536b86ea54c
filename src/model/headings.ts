import GithubSlugger from "github-slugger";
import type { Element, Root, Text } from "hast";

const fixedId = /\{#([a-z0-9-]+)\}$/;

/** The text of an element without markup. */
export const plainText = (branch: Root | Element): string =>
  branch.children
    .map((child) => {
      if (child.type === "text") return child.value;
      return child.type === "element" ? plainText(child) : "";
    })
    .join("");

/** Removes `{#id}` from the end of a heading and returns the id; undefined if there is none. */
function takeFixedId(heading: Element): string | undefined {
  const last = heading.children.findLast((child): child is Text => child.type === "text");
  const words = last?.value.trimEnd() ?? "";
  const id = fixedId.exec(words)?.[1];
  if (last && id) last.value = words.replace(fixedId, "").trimEnd();
  return id;
}

/**
 * Gives every heading an id: the one written after it as `{#id}` (printed QR codes link to those), or one
 * generated from its text as on GitHub. Mutates and returns `tree`.
 */
export function identifyHeadings(tree: Root): Root {
  const slugger = new GithubSlugger();
  for (const node of tree.children) {
    if (node.type !== "element" || !/^h[2-6]$/.test(node.tagName)) continue;
    const id = takeFixedId(node) ?? slugger.slug(plainText(node));
    node.properties = { ...node.properties, id };
  }
  return tree;
}
