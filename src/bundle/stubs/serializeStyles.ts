import type { SerializedStyles } from "@emotion/react";

/** Accepted values of the `css` prop: every style is computed at build time. */
type Part = SerializedStyles | boolean | null | undefined | readonly Part[];

/** The styles in a `css` prop, in order. */
const stylesIn = (part: Part): readonly SerializedStyles[] => {
  if (!part || part === true) return [];
  return "styles" in part ? [part] : part.flatMap(stylesIn);
};

/**
 * Merges styles for one element. The name is that of its parts, because it is shorter than a digest, which does
 * not compress.
 * @throws if the element gets its class from Emotion in two places; pass `layoutStyle` instead
 */
export const serializeStyles = (parts: readonly (Part | string)[]): SerializedStyles => {
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
    styles: merged.map(({ styles }) => `${styles};`).join(""),
    next: keyframes,
  };
};
