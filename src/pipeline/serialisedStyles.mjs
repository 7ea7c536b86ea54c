/**
 * A loader of webpack that works the styles of a module out when the site is built: what is exported
 * becomes the text that Emotion's `css` gives, so that neither the objects nor the theme that they are
 * made from are sent to a phone, or read by it before the page answers.
 */
import { createRequire } from "node:module";
import { css } from "@emotion/react";
import { build } from "esbuild";

const require = createRequire(import.meta.url);

/** How many letters of its name a style keeps: each stands in the HTML at least twice. A test keeps them apart. */
const NAME_LENGTH = 4;

const isStyle = (value) => value?.styles !== undefined;

/** Several styles for one element become one, as they would when it is rendered. */
function workedOut(name, value) {
  if (typeof value === "function")
    throw new Error(`${name} is a function; styles are values, worked out when the site is built`);
  if (Array.isArray(value) && value.every(isStyle)) return workedOut(name, css(value));
  // The names of animations stand in the styles that use them.
  if (!isStyle(value) || value.styles.startsWith("@keyframes")) return value;
  return { ...value, name: value.name.slice(0, NAME_LENGTH) };
}

/** @this {import("webpack").LoaderContext<object>} */
export default async function serialisedStyles() {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    format: "cjs",
    platform: "node",
    external: ["@emotion/react"],
  });
  for (const input of Object.keys(metafile.inputs)) this.addDependency(`${process.cwd()}/${input}`);
  const module = { exports: {} };
  new Function("require", "module", outputFiles[0].text)(require, module);
  return Object.entries(module.exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, workedOut)};`)
    .join("\n");
}
