/**
 * A webpack loader that computes a module's styles at build time: each export becomes the text that Emotion's `css`
 * returns. Browsers then neither download nor evaluate the style objects and the theme. With the option `isFlat`, the
 * text has no nested rules, and `&` is the class; so scripts need no parser of styles.
 */
import { readdirSync } from "node:fs";
import { relative, resolve } from "node:path";
import { css } from "@emotion/react";
import { build } from "esbuild";
import { compile, serialize, stringify } from "stylis";

const source = resolve("src");

/** Without vowels no name is a word, also where names follow each other: programs that block ads hide `ad` and others. */
const letters = "bcdfghjklmnpqrstvwxz";

/**
 * A short name for the style with this index: two letters, because it appears in the HTML at least twice.
 * @param {number} place counted from 0
 */
function nameAt(place) {
  if (place >= letters.length ** 2) throw new Error("There are more styles than two-letter names");
  return (
    letters.charAt(Math.floor(place / letters.length)) + letters.charAt(place % letters.length)
  );
}

/** @typedef {import("@emotion/react").SerializedStyles} Style */

/** @type {(value: any) => value is Style} */
const isStyle = (value) => value?.styles !== undefined;

const placeholder = ".CLASS";

/**
 * @param {string} styles
 * @returns their rules, for `isFlat`
 */
function flat(styles) {
  const rules = serialize(compile(`${placeholder}{${styles}}`), stringify);
  const texts = rules.match(/&|"[^"]*"/g) ?? [];
  if (texts.some((text) => /[&{}]/.test(text)))
    throw new Error(`A text in a style has an &, { or }: ${rules}`);
  return rules.replaceAll(placeholder, "&");
}

/**
 * A value of a styles module, with a short name for every style in it. Several styles for one element are
 * merged into one, as Emotion would do when rendering.
 * @param {string} name of the export or property, for the message
 * @param {unknown} value
 * @param {Map<string, string>} names by the style's text; new ones are added
 * @returns {unknown}
 */
function computed(name, value, names) {
  if (typeof value === "function")
    throw new Error(
      `${name} is a function; styles must be values, because they are computed at build time`,
    );
  if (Array.isArray(value) && value.every(isStyle)) return computed(name, css(value), names);
  // Animation names are part of the styles that use them.
  if (!isStyle(value) || value.styles.startsWith("@keyframes")) return value;
  if (!names.has(value.styles)) names.set(value.styles, nameAt(names.size));
  return { ...value, name: names.get(value.styles) };
}

/**
 * The code of every styles module, by its path from `src`; computed together so that names are unique.
 * @param {boolean} isFlat
 */
async function allModules(isFlat) {
  const modules = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".styles.ts"))
    .sort();
  const contents = modules
    .map((name, at) => `export * as styles${at} from "./${name}";`)
    .join("\n");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  /** @type {Record<string, object>} */
  const loaded = await import(
    `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`
  );
  /** @type {Map<string, string>} */
  const names = new Map();
  return new Map(
    modules.map((name, at) => [name, codeOf(loaded[`styles${at}`] ?? {}, names, isFlat)]),
  );
}

/**
 * @param {object} styles the exports of a styles module
 * @param {Map<string, string>} names
 * @param {boolean} isFlat
 */
function codeOf(styles, names, isFlat) {
  /** @type {(key: string, part: any) => unknown} */
  const shown = (key, part) =>
    isFlat && key === "styles" && !part.startsWith("@keyframes")
      ? flat(part)
      : computed(key, part, names);
  return Object.entries(styles)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, shown)};`)
    .join("\n");
}

/** @type {Record<string, Promise<Map<string, string>>>} */
const modules = {};

/** @this {import("webpack").LoaderContext<{ isFlat: boolean }>} */
export default async function serialisedStyles() {
  // A style's name depends on the number of styles before it, in any module.
  this.addContextDependency(source);
  const { isFlat } = this.getOptions();
  modules[`${isFlat}`] ??= allModules(isFlat);
  return (await modules[`${isFlat}`])?.get(relative(source, this.resourcePath));
}
