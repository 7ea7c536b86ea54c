import valueParser from "postcss-value-parser";
import type { Reference } from "./references";

/** The addresses in url(…) of a style sheet or of a style attribute; not those in its comments. */
export function cssReferences(css: string): readonly Reference[] {
  const found: Reference[] = [];
  valueParser(css).walk((node) => {
    if (node.type !== "function" || node.value !== "url") return;
    const [address] = node.nodes;
    const line = css.slice(0, node.sourceIndex).split("\n").length;
    if (address) found.push({ url: address.value, line });
  });
  return found;
}
