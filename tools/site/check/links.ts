import { decode } from "html-entities";
import type { HtmlElement } from "html-validate";
import { parseSrcset } from "srcset";
import { holdsAnswers } from "../../../src/lib/holdsAnswers";
import { addressOf } from "../../headers/addresses";
import type { BuiltFolder } from "../builtFolder";

/** Decodes the %-signs of an address; returns it as it is if they are malformed. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Returns the values of an attribute of all elements that match a selector. */
export const valuesIn = (root: HtmlElement | undefined, selector: string, name: string) =>
  (root?.querySelectorAll(selector) ?? []).map((element) =>
    decode(element.getAttributeValue(name) ?? "", { scope: "attribute" }),
  );

/** Returns the addresses of a page that do not exist in the site, or lead through a redirect. */
export function brokenLinks(
  file: string,
  pages: ReadonlyMap<string, HtmlElement>,
  site: BuiltFolder,
): string[] {
  const root = pages.get(file);
  const urls = [
    ...["href", "src", "action", "data-page"].flatMap((name) => valuesIn(root, `[${name}]`, name)),
    ...valuesIn(root, "[srcset]", "srcset").flatMap((set) =>
      parseSrcset(set).map(({ url }) => url),
    ),
    ...valuesIn(root, "[data-scripts]", "data-scripts").flatMap((names) => names.split(" ")),
    ...valuesIn(root, 'meta[property="og:image"]', "content"),
  ];
  const [canonical] = valuesIn(pages.get("/index.html"), 'link[rel="canonical"]', "href");
  const here = new URL(addressOf(file), canonical || "http://localhost");
  return [...new Set(urls)].flatMap((url) => {
    if (!URL.canParse(url, here)) return [`${file}: "${url}" is not an address`];
    const { origin, protocol, pathname, hash } = new URL(url, here);
    if (origin !== here.origin || !protocol.startsWith("http")) return [];
    const path = decoded(pathname);
    const target = [path, `${path.replace(/\/$/, "")}/index.html`].find((one) =>
      site.files.has(one),
    );
    if (!target) return [`${file}: ${url} does not exist`];
    if (target.endsWith(".html") && addressOf(target) !== path)
      return [`${file}: ${url} leads through a redirect; write ${addressOf(target)}`];
    // A hash can also hold the values of a form, or a text fragment.
    const id = decoded(hash.slice(1).replace(/:~:.*/, ""));
    if (["", "top"].includes(id) || holdsAnswers(id) || !pages.has(target)) return [];
    const isThere = valuesIn(pages.get(target), "[id]", "id").includes(id);
    return isThere ? [] : [`${file}: ${url}: nothing there has id="${id}"`];
  });
}
