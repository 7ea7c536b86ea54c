/**
 * The styles of the site: each has a class name, and their rules are in the order of their layers, so that the later of
 * two styles on an element wins, as in Emotion. As a webpack loader, it makes the names the exports of `*.styles.ts`.
 */
import { readdirSync } from "node:fs";
import { relative, resolve } from "node:path";
import { runInThisContext } from "node:vm";
import { build } from "esbuild";
import type { LoaderContext } from "webpack";
import type * as Layers from "./layers";
import { compile, MEDIA, middleware, serialize, stringify, type Element } from "stylis";

const source = resolve("src");

/** What the styles of other folders lie on, from the lowest layer. The first module has the styles of the document. */
const lowLayers = [
  "theme/global",
  "theme/",
  "components/picture/",
  "components/text/",
  "components/control/",
  "components/",
];

const layerOf = (module: string) => {
  const layer = lowLayers.findIndex((start) => module.startsWith(start));
  return layer < 0 ? lowLayers.length : layer;
};

/** Without vowels no name is a word: programs that block ads hide `ad` and others. */
const letters = "bcdfghjklmnpqrstvwxz";

/** The names of styles in a text. */
export const styleNames = /\b_[a-z]{2,3}\b/g;

/** How many names have two letters; those of three begin with the last letter, so that they come after them. */
const short = letters.length * (letters.length - 1);

/**
 * The class of a style; the document's has none. Classes are in the order of the alphabet.
 * @param place among all styles
 */
export function nameAt(place: number): string {
  if (place === 0) return "";
  const [start, at] = place < short ? ["_", place] : ["_z", place - short];
  const first = letters[Math.floor(at / letters.length)];
  if (!first) throw new Error("There are more styles than names");
  return start + first + letters.charAt(at % letters.length);
}

/**
 * Writes the properties that browsers which run the site's scripts still need with a prefix: masks (Chrome before 120), and
 * `text-size-adjust` (Safari on phones, all versions). Each engine that has the standard one reads the prefixed one too
 * (Compatibility Standard). All other prefixes would add a third to the styles of each page.
 */
const addPrefixes = (element: Element) => {
  if (element.type !== "decl" || !/^(?:mask|text-size-adjust)/.test(String(element.props))) return;
  element.return = `-webkit-${element.value}`;
};

const write = middleware([addPrefixes, stringify]);

const queryOf = ({ value }: Element) => value.replaceAll(": ", ":");

interface Rule {
  /** Of its style. */
  name: string;
  /** The media queries around it. */
  queries: readonly string[];
  text: string;
}

const rulesOf = (elements: Element[], name: string, queries: readonly string[] = []): Rule[] =>
  elements.flatMap((element) =>
    element.type === MEDIA && Array.isArray(element.children)
      ? rulesOf(element.children, name, [...queries, queryOf(element)])
      : { name, queries, text: serialize([element], write) },
  );

/**
 * The text of rules: media queries are last, and equal ones are one.
 * @param order of media queries; others are before them
 */
function textOf(rules: readonly Rule[], order: readonly string[]): string {
  const queries = new Set(rules.flatMap((rule) => rule.queries[0] ?? []));
  const sorted = [...queries].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const groups = sorted.map((query) => {
    const inside = rules.filter((rule) => rule.queries[0] === query);
    const inner = inside.map((rule) => ({ ...rule, queries: rule.queries.slice(1) }));
    return `${query}{${textOf(inner, order)}}`;
  });
  const plain = rules.filter((rule) => rule.queries.length === 0).map(({ text }) => text);
  return [...plain, ...groups].join("");
}

/**
 * The value of an export, with class names in place of styles.
 * @param key of the export or property, for the message
 */
function named(key: string, value: unknown) {
  if (typeof value === "function")
    throw new Error(
      `${key} is a function; styles must be values, because they are computed at build time`,
    );
  const styles = [value].flat() as Partial<ReturnType<typeof Layers.css>>[];
  if (!styles.every((style) => style?.layers)) return value;
  return styles.flatMap(({ layers = [] }) => layers.map(nameAt)).join(" ");
}

/** Omits the colours that the page does not use, and what CSS can do without. No text in the styles has such spaces. */
const shortened = (sheet: string) =>
  sheet
    .replace(/(?<=[,:/>]) | (?=[/>])/g, "")
    // eslint-disable-next-line no-restricted-syntax -- In masks, whose colour nobody sees.
    .replace(/\bblack\b/g, "#000")
    .replace(/\b0(?=\.\d)/g, "")
    .replace(/(--[a-z]):[^;]*;/g, (declaration, name: string) =>
      sheet.includes(`var(${name})`) ? declaration : "",
    );

/** The styles are computed together, because their names are numbered. */
export async function siteStyles() {
  const modules = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".styles.ts"))
    .sort()
    .sort((one, other) => layerOf(one) - layerOf(other));
  const exported = modules.map((name, at) => `export * as styles${at} from "./${name}";`);
  const { outputFiles } = await build({
    stdin: {
      contents: `${exported.join("\n")}
        export * from "./bundle/layers";
        export { media } from "./theme/breakpoints";`,
      resolveDir: source,
    },
    alias: { "@emotion/react": resolve(source, "bundle/layers.ts") },
    bundle: true,
    write: false,
    logLevel: "silent",
    format: "iife",
    globalName: "site",
    platform: "node",
  });
  const { texts, animations, media, ...styles } = runInThisContext(
    `(() => {${outputFiles[0]?.text} return site; })()`,
    "styles",
  ) as typeof Layers & { media: Record<string, string> } & Record<`styles${number}`, object>;
  const rules = texts.flatMap((text, place) => {
    const name = nameAt(place);
    return rulesOf(compile(name ? `.${name}{${text}}` : text), name);
  });
  const order = Object.values(media).flatMap((query) => compile(`${query}{a{b:c}}`).map(queryOf));
  return {
    /** The code of every styles module, by its path from `src`: names instead of styles. */
    modules: new Map(
      modules.map((module, at) => {
        const values = Object.entries(styles[`styles${at}`] ?? {});
        const code = values.map(
          ([key, value]) => `export const ${key} = ${JSON.stringify(named(key, value), named)};`,
        );
        return [module, code.join("\n")];
      }),
    ),
    /** The style sheet of a page: the rules of the document and of these classes, or of all. */
    sheetOf(names?: ReadonlySet<string>) {
      const text = textOf(
        rules.filter(({ name }) => !name || !names || names.has(name)),
        order,
      );
      const used = animations.filter((rule) =>
        text.includes(`:${rule.slice("@keyframes ".length, rule.indexOf("{"))} `),
      );
      return shortened(serialize(compile(used.join("")), write) + text);
    },
  };
}

/** The styles of each run of webpack. */
const computed = new WeakMap<object, ReturnType<typeof siteStyles>>();

/** The loader (stylesLoader.mjs). In `npm run dev`, webpack loads all styles again when a file of `src` has changed. */
export async function namesOfStyles(this: LoaderContext<object>) {
  this.addContextDependency(source);
  const run = this._compilation ?? this;
  const styles = computed.get(run) ?? siteStyles();
  computed.set(run, styles);
  const { modules, sheetOf } = await styles;
  const module = relative(source, this.resourcePath);
  return module === "bundle/sheet.styles.ts"
    ? `export const sheet = ${JSON.stringify(sheetOf())};`
    : modules.get(module);
}
