/**
 * Emotion's functions, as the build has them: a style that extends another is a layer above it, so that the rules of
 * both are written once.
 */
import { serializeStyles } from "@emotion/serialize";

/** @typedef {{ layers: readonly number[] }} Style the places of its texts */

/**
 * The texts of all styles, in the order in which they are written.
 * @type {string[]}
 */
export const texts = [];

/**
 * The rules of all animations.
 * @type {string[]}
 */
export const animations = [];

/**
 * @param {readonly any[]} parts style objects, and styles below them
 * @returns {Style}
 */
export function css(...parts) {
  const layers = parts.flatMap((part) => part.layers ?? []);
  const own = parts.filter((part) => !part.layers);
  if (own.length > 0) layers.push(texts.push(serializeStyles(own).styles) - 1);
  return { layers };
}

/**
 * @param {any} frames
 * @returns {string} the name of the animation
 */
export function keyframes(frames) {
  const name = `k${animations.length}`;
  animations.push(`@keyframes ${name}{${serializeStyles([frames]).styles}}`);
  return name;
}
