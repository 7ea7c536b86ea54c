import { decode } from "html-entities";
import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from "html-validate";
import type { BuiltSite } from "./builtSite";

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
  return new Parser(await loader.getConfigFor(file)).parseHtml(html);
}

/** Reports violations of the HTML standard and of accessibility rules. */
export async function htmlProblems({ pages, read }: BuiltSite): Promise<readonly string[]> {
  const files = [...pages.keys()];
  const reports = files.map((file) => validator.validateString(read(file), file));
  return (await Promise.all(reports))
    .flatMap(({ results }) => results)
    .flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) =>
          `${filePath}:${line}:${column} ${ruleId}: ${message}`,
      ),
    );
}

/** Reports pages that were not rendered: without scripts they stay blank. */
export const emptyPageProblems = ({ pages }: BuiltSite): readonly string[] =>
  [...pages]
    .filter(([, root]) => !root.querySelector("main")?.textContent.trim())
    .map(([file]) => `${file}: <main> has no words; the page was not rendered`);

/** Returns the value of an attribute with entities such as &amp; decoded; "" if it is missing. */
export function attributeOf(element: HtmlElement, name: string): string {
  return decode(element.getAttributeValue(name) ?? "", { scope: "attribute" });
}

/** Returns the values of an attribute of all elements that match a selector. */
export const valuesIn = (root: HtmlElement, selector: string, name: string) =>
  root.querySelectorAll(selector).map((element) => attributeOf(element, name));
