/**
 * Emotion's functions, as the site has them: a style that extends another is a layer above it, so that the rules of
 * both are written once.
 */
import { serializeStyles, type CSSObject } from "@emotion/serialize";

/** The places of a style's texts. */
interface Style {
  layers: readonly number[];
}

/** The texts of all styles, in the order in which they are written. */
export const texts: string[] = [];

export const animations: string[] = [];

/**
 * @param parts style objects, and before them the styles below them
 * @throws if a style comes after an object: its rules are below those of the object
 */
export function css(...parts: readonly (Style | CSSObject)[]): Style {
  const layers = parts.flatMap((part) => ("layers" in part ? (part as Style).layers : []));
  const own = parts.filter((part): part is CSSObject => !("layers" in part));
  if (own.some((part) => parts.indexOf(part) < parts.length - own.length))
    throw new Error(`css({ ${serializeStyles(own).styles} }) names a style after an object`);
  if (own.length > 0) layers.push(texts.push(serializeStyles(own).styles) - 1);
  return { layers };
}

/** @returns the name of the animation */
export function keyframes(frames: CSSObject): string {
  const name = `k${animations.length}`;
  animations.push(`@keyframes ${name}{${serializeStyles([frames]).styles}}`);
  return name;
}
