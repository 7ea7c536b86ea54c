import { decode } from "html-entities";
import {
  type HtmlElement,
  HtmlValidate,
  Parser,
  type Source,
  StaticConfigLoader,
} from "html-validate";
import { type BuiltSite, inEachPage } from "./builtSite";

const loader = new StaticConfigLoader({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The standard allows names on all elements that can have one, such as lists.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    "input-missing-label": "error",
    "missing-doctype": "error",
    "no-missing-references": "error",
    // The accordion has the roles of its ARIA pattern.
    "prefer-native-element": "off",
  },
});
const validator = new HtmlValidate(loader);

/** Parses a page; throws if it ends in the middle of a tag. */
export async function parse(html: string, file: string): Promise<HtmlElement> {
  const settings = await loader.getConfigFor(file);
  return new Parser(settings).parseHtml(sourceOf(file, html));
}

/** Reports violations of the HTML standard and of accessibility rules. */
export async function htmlProblems({ pages, read }: BuiltSite): Promise<readonly string[]> {
  const sources = [...pages.keys()].map((file) => sourceOf(file, read(file)));
  const reports = await Promise.all(sources.map((source) => validator.validateSource(source)));
  return reports
    .flatMap(({ results }) => results)
    .flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) =>
          `${filePath}:${line}:${column} ${ruleId}: ${message}`,
      ),
    );
}

/** Reports pages that were not rendered: without scripts they stay blank. */
export const emptyPageProblems = (site: BuiltSite) =>
  inEachPage(site, (file, root) => {
    const words = root.querySelector("main")?.textContent.trim();
    return words ? [] : [`${file}: <main> has no words; the page was not rendered`];
  });

/** Returns the value of an attribute with entities such as &amp; decoded; "" if it is missing. */
export function attributeOf(element: HtmlElement, name: string): string {
  return decode(element.getAttributeValue(name) ?? "", { scope: "attribute" });
}

/** The ids of a page. */
export function anchorsOf(root: HtmlElement): ReadonlySet<string> {
  return new Set(root.querySelectorAll("[id]").map((element) => attributeOf(element, "id")));
}

function sourceOf(filename: string, data: string): Source {
  return { filename, data, line: 1, column: 1, offset: 0 };
}

/** Returns the addresses of the fonts that a page preloads. */
export function preloadedFonts(root: HtmlElement): readonly string[] {
  const links = root.querySelectorAll('link[rel="preload"][as="font"]');
  return links.map((link) => attributeOf(link, "href"));
}
