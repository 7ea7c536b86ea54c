import type { SerializedStyles } from "@emotion/react";

/** A style of our modules, or several that were merged for one element. */
export interface Style {
  name: string;
  /** In scripts: without nested rules, and `&` is the class. Absent if every page with the script has it in its HTML (tools/site/finish/stripStyles.ts). */
  styles?: string;
  /** The styles that were merged. */
  parts?: readonly Style[];
  /** Keyframes. */
  next?: SerializedStyles;
}

/** Accepted values of the `css` prop: every style is computed at build time. */
type Part = Style | boolean | null | undefined | readonly Part[];

/** The styles in a `css` prop, in order. */
const stylesIn = (part: Part): readonly Style[] => {
  if (!part || part === true) return [];
  return "name" in part ? [part] : part.flatMap(stylesIn);
};

/**
 * Merges styles for one element. The name is that of its parts, because it is shorter than a digest, which does
 * not compress.
 * @throws if the element gets its class from Emotion in two places; pass `layoutStyle` instead
 */
export const serializeStyles = (parts: readonly (Part | string)[]): Style => {
  if (parts.some((part) => part && typeof part === "string"))
    throw new Error("An element has both `css` and a class of Emotion; pass the style as a prop");
  const merged = stylesIn(parts as readonly Part[]);
  const [first] = merged;
  if (first && merged.length === 1) return first;
  let keyframes: SerializedStyles | undefined;
  for (const style of merged)
    for (let { next } = style; next; { next } = next)
      keyframes = { name: next.name, styles: next.styles, next: keyframes };
  return {
    name: merged.map(({ name }) => name).join("") || "0",
    styles: merged.map(({ styles = "" }) => `${styles};`).join(""),
    parts: merged,
    next: keyframes,
  };
};
