/** @jest-environment jsdom */
import createCache from "@emotion/cache";
import { serializeStyles, type SerializedStyles } from "@emotion/serialize";
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import createSmallCache from "../../src/bundle/stubs/styleCache";
import {
  serializeStyles as serializeWorkedOut,
  type Style,
} from "../../src/bundle/stubs/serializeStyles";

/** The loader's output for modules, as webpack would request them: their exports, by module. */
function load(
  modules: readonly string[],
  isFlat: boolean,
): Record<string, Record<string, unknown>> {
  const program = `
    import load from "./src/bundle/serialisedStyles.mjs";
    const results = {};
    for (const name of ${JSON.stringify(modules)}) {
      const code = await load.call({
        resourcePath: process.cwd() + "/" + name,
        addContextDependency() {},
        getOptions: () => ({ isFlat: ${isFlat} }),
      });
      results[name] = await import("data:text/javascript," + encodeURIComponent(code));
    }
    console.log(JSON.stringify(results));`;
  const answer = execFileSync(process.execPath, ["--input-type=module", "-e", program]);
  return JSON.parse(answer.toString()) as Record<string, Record<string, unknown>>;
}

const isStyle = (value: unknown): value is SerializedStyles =>
  typeof value === "object" && value !== null && "styles" in value;

/** The styles in the modules' exports, at any depth. */
const stylesIn = (value: unknown): SerializedStyles[] => {
  if (typeof value !== "object" || value === null) return [];
  return isStyle(value) ? [value] : Object.values(value).flatMap(stylesIn);
};

/** All but the styles of the document, which have no class. */
const modules = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /(?<!global)\.styles\.ts$/.test(name))
  .map((name) => `src/${name}`);
const loaded = load(modules, false);
const styles = stylesIn(loaded);
const flatStyles = stylesIn(load(modules, true));

/** The rules that a cache inserts for styles. */
function rulesOf(
  make: typeof createCache | typeof createSmallCache,
  given: readonly SerializedStyles[],
): string[] {
  const rules: string[] = [];
  document.head.innerHTML = '<style data-emotion="css"></style>';
  const element = document.querySelector("style");
  const sheet = { insertRule: (rule: string) => rules.push(rule), cssRules: rules };
  Object.defineProperty(element, "sheet", { value: sheet });
  const cache = make({ key: "c", stylisPlugins: [] }) as ReturnType<typeof createCache>;
  const target = cache.sheet ?? {};
  target.insert = (rule: string) => rules.push(rule);
  for (const style of given) cache.insert(`.c-${style.name}`, style, target, true);
  return rules;
}

it("serialises every style of the site, under a short unique name", () => {
  expect(styles.length).toBeGreaterThan(100);
  const texts = new Map(styles.map((style) => [style.name, style.styles]));
  for (const { name, styles: text } of styles) {
    expect(name).toMatch(/^[a-z]{2}$/);
    expect(texts.get(name)).toBe(text);
  }
});

it("lets the browser insert the same rules as the server", () => {
  const rules = rulesOf(createCache, styles);
  expect(rules.length).toBeGreaterThan(styles.length);
  expect(rulesOf(createSmallCache, flatStyles)).toEqual(rules);
});

it("copies the rules of a style whose text is only in the page's HTML, for another class", () => {
  const rulesWith = (html: string, parts: readonly Style[]) => {
    const rules: string[] = [];
    document.head.innerHTML = `<style data-emotion="css">${html}</style>`;
    const sheet = { insertRule: (rule: string) => rules.push(rule), cssRules: rules };
    Object.defineProperty(document.querySelector("style"), "sheet", { value: sheet });
    createSmallCache().insert(".c-new", { name: "new", parts });
    return rules.map((rule) => rule.replace(/\s/g, ""));
  };
  const html = `@keyframes a{to{top:0}}${[...new Set(rulesOf(createCache, styles))].join("")}`;
  const stripped = styles.map(({ name }) => ({ name }));
  const copied = rulesWith(html, stripped);
  expect(copied.length).toBeGreaterThan(styles.length);
  // A rule for sheets of paper has no class, nor has an animation; the page has both already.
  expect(copied).toEqual(rulesWith("", flatStyles).filter((rule) => rule.includes(".c-new")));
});

it("counts the styles and animations of the page's HTML as inserted", () => {
  document.head.innerHTML =
    '<style data-emotion="css">.c-a1{top:0}@keyframes animation-b2{to{top:0}}</style>';
  expect(createSmallCache().inserted).toEqual({ a1: true, "animation-b2": true });
});

const [one, two] = styles;
const animated = styles.find(({ next }) => next);
it.each([
  ["one style", [one], one?.name],
  ["several", [[one, two, undefined, false]], `${one?.name}${two?.name}`],
  ["animated ones", [[one, animated]], `${one?.name}${animated?.name}`],
  ["none", [undefined, ""], "0"],
])("merges %s to the same text as Emotion, with the names of its parts", (_, parts, name) => {
  const emotion = serializeStyles(parts, undefined);
  const worked = serializeWorkedOut(parts);
  const rules = (text: string) => text.replace(/;+/g, ";");
  expect(rules(worked.styles ?? "")).toBe(rules(emotion.styles));
  expect(worked.name).toBe(name);
  expect(worked.next).toEqual(emotion.next);
});

it("rejects an element that gets a class of Emotion besides its styles", () => {
  expect(() => serializeWorkedOut([one, "top:0;"])).toThrow("pass the style as a prop");
});
