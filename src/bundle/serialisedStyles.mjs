/**
 * A loader of webpack that works the styles of a module out when the site is built: what is exported
 * becomes the text that Emotion's `css` gives, so that neither the objects nor the theme that they are
 * made from are sent to a phone, or read by it before the page answers.
 */
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { css } from "@emotion/react";
import { build } from "esbuild";

const require = createRequire(import.meta.url);
const source = resolve("src");

/** The modules whose exports are styles; `bundles.ts` hands them to this loader. */
const isStylesModule = (name) => /\.styles\.ts$|theme.(needsScripts|surfaces)\.ts$/.test(name);

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The name of a style by its place among all: two letters, for it stands in the HTML at least twice. */
function nameAt(place) {
  if (place >= letters.length ** 2)
    throw new Error("There are more styles than names of two letters");
  return letters[Math.floor(place / letters.length)] + letters[place % letters.length];
}

const isStyle = (value) => value?.styles !== undefined;

/** Several styles for one element become one, as they would when it is rendered; `names` is filled. */
function workedOut(name, value, names) {
  if (typeof value === "function")
    throw new Error(`${name} is a function; styles are values, worked out when the site is built`);
  if (Array.isArray(value) && value.every(isStyle)) return workedOut(name, css(value), names);
  // The names of animations stand in the styles that use them.
  if (!isStyle(value) || value.styles.startsWith("@keyframes")) return value;
  if (!names.has(value.styles)) names.set(value.styles, nameAt(names.size));
  return { ...value, name: names.get(value.styles) };
}

/** The code of every styles module, by its path from `src`; all at once, so that each style has its own name. */
async function allModules() {
  const modules = readdirSync(source, { recursive: true }).filter(isStylesModule).sort();
  const { outputFiles } = await build({
    entryPoints: modules.map((name) => join(source, name)),
    outbase: source,
    outdir: source,
    outExtension: { ".js": ".ts" },
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    external: ["@emotion/react"],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [relative(source, path), text]));
  const names = new Map();
  return new Map(modules.map((name) => [name, codeOf(texts.get(name), names)]));
}

function codeOf(text, names) {
  const module = { exports: {} };
  new Function("require", "module", text)(require, module);
  const written = (value) => JSON.stringify(value, (key, part) => workedOut(key, part, names));
  return Object.entries(module.exports)
    .map(([name, value]) => `export const ${name} = ${written(value)};`)
    .join("\n");
}

let modules;

/** @this {import("webpack").LoaderContext<object>} */
export default async function serialisedStyles() {
  // A style's name depends on how many come before it.
  this.addContextDependency(source);
  modules ??= allModules();
  return (await modules).get(relative(source, this.resourcePath));
}
