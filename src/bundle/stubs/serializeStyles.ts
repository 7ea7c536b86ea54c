import hash from "@emotion/hash";
import type { SerializedStyles } from "@emotion/react";

/** Accepted values of the `css` prop: every style is computed at build time. */
type Part = SerializedStyles | string | boolean | null | undefined | readonly Part[];

/** Merges styles into the same text, and so the same name, as Emotion does on the server. */
export const serializeStyles = (parts: readonly Part[]): SerializedStyles => {
  const [first] = parts;
  if (parts.length === 1 && typeof first === "object" && first && "styles" in first) return first;
  let keyframes: SerializedStyles | undefined;
  const textOf = (part: Part): string => {
    if (typeof part === "string") return part;
    if (!part || part === true) return "";
    if (!("styles" in part)) return part.map((inner) => `${textOf(inner)};`).join("");
    for (let { next } = part; next; { next } = next)
      keyframes = { name: next.name, styles: next.styles, next: keyframes };
    return `${part.styles};`;
  };
  const styles = parts.map(textOf).join("");
  return { name: hash(styles), styles, next: keyframes };
};
