import parse5, { type ChildNode, type DocumentFragment, type Element } from "parse5";
import { sha256 } from "../../lib/files";
import type { InlineHashes } from "../../serve/headers/policy";
import type { PageScript } from "../script-loader/pageFiles";

/** The styles of Gatsby's own two elements, by their id. */
const knownStyles: Readonly<Record<string, string>> = {
  "gatsby-focus-wrapper": "outline:none",
  "gatsby-announcer":
    "position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;" +
    "clip:rect(0, 0, 0, 0);white-space:nowrap;border:0",
};

/**
 * The hashes of a page's inline blocks: of the scripts, known by their very text, and of its one
 * style, known by its shape and place.
 * @param inline the texts of the inline scripts that the site's own code writes
 * @param named the scripts that a page may name, with their digests, for its script loader to fetch
 * @throws where the page holds any other script or style, an event attribute or a `javascript:`
 *   address, so that nothing that came in with the content is ever allowed
 */
export function inlineBlocks(
  html: string,
  inline: readonly string[],
  named: readonly PageScript[] = [],
): InlineHashes {
  const allowedScripts: string[] = [];
  const allowedStyles: string[] = [];
  const styleAttributes: string[] = [];
  // As a browser without scripts reads it, so that <noscript> is looked into as well.
  const document = parse5.parse(html, { scriptingEnabled: false });
  for (const element of elementsIn(document)) {
    const text = textOf(element);
    if (element.tagName === "script" && !isData(element) && !isNamed(element, named)) {
      if (attributeOf(element, "src") !== undefined || !inline.includes(text)) refuse(element);
      allowedScripts.push(sha256(text));
    }
    if (element.tagName === "style") {
      if (allowedStyles.length > 0 || !isStyleOfPage(element)) refuse(element);
      allowedStyles.push(sha256(text));
    }
    for (const { name, value } of element.attrs) {
      if (name.startsWith("on") || isScriptAddress(value)) refuse(element, name);
      if (name !== "style") continue;
      if (!isKnownStyle(element, value)) refuse(element, name);
      styleAttributes.push(sha256(value));
    }
  }
  return { scripts: allowedScripts, styles: allowedStyles, styleAttributes };
}

function* elementsIn(parent: { childNodes: ChildNode[] }): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!("tagName" in node)) continue;
    yield node;
    // What is in a <template> hangs beside its children.
    yield* elementsIn("content" in node ? (node.content as DocumentFragment) : node);
  }
}

/** That of Gatsby's own elements, and where the columns of a Markdown table are aligned. */
function isKnownStyle(element: Element, style: string): boolean {
  const isCell = element.tagName === "th" || element.tagName === "td";
  if (isCell && /^text-align: (left|center|right)$/.test(style)) return true;
  return knownStyles[attributeOf(element, "id") ?? ""] === style;
}

function isNamed(element: Element, named: readonly PageScript[]): boolean {
  if (textOf(element) || attributeOf(element, "nomodule") === undefined) return false;
  return named.some(
    ({ src, integrity }) =>
      attributeOf(element, "src") === src && attributeOf(element, "integrity") === integrity,
  );
}

/** Such a block is read by search engines and run by nobody. */
function isData(element: Element): boolean {
  return attributeOf(element, "type") === "application/ld+json";
}

function isStyleOfPage(element: Element): boolean {
  const { parentNode } = element;
  const isInHead = "tagName" in parentNode && parentNode.tagName === "head";
  return isInHead && attributeOf(element, "data-emotion") === "css";
}

/** Whether an address would run its own text; browsers skip spaces and control characters in it. */
function isScriptAddress(value: string): boolean {
  return /^javascript:/i.test(value.replace(/[\0-\x20]/g, ""));
}

function refuse(element: Element, attribute?: string): never {
  const what = attribute ? `${attribute}="${attributeOf(element, attribute)}"` : textOf(element);
  throw new Error(
    `<${element.tagName}> has ${what.trim().slice(0, 80) || "an address"}, which is not among the ` +
      "inline blocks that this site writes itself (tools/site-build/inline); browsers are not to run it",
  );
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

function attributeOf({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}
