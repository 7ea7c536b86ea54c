import parse5, { type ChildNode, type DocumentFragment, type Element } from "parse5";
import { sha256 } from "../../../lib/files";

/**
 * Returns the digests of a page's inline scripts, of its one inline style, and of its style attributes, as `sha256-…`.
 * @param inline the texts of the allowed inline scripts
 * @throws if the page has any other script or style, an event attribute or a `javascript:` URL, so that
 *   the policy never allows injected content
 */
export function inlineBlocks(html: string, inline: readonly string[]) {
  const scripts: string[] = [];
  const styles: string[] = [];
  const styleAttributes: string[] = [];
  // Parse as a browser without scripts does, so that the content of <noscript> is checked too.
  const document = parse5.parse(html, { scriptingEnabled: false });
  for (const element of elementsIn(document)) {
    const text = textOf(element);
    if (element.tagName === "script" && !isData(element)) {
      if (attributeOf(element, "src") !== undefined || !inline.includes(text)) reject(element);
      scripts.push(sha256(text));
    }
    if (element.tagName === "style") {
      if (styles.length > 0 || !isInHead(element)) reject(element);
      styles.push(sha256(text));
    }
    for (const { name, value } of element.attrs) {
      if (name.startsWith("on") || isScriptAddress(value)) reject(element, name);
      if (name !== "style") continue;
      if (!isKnownStyle(element, value)) reject(element, name);
      styleAttributes.push(sha256(value));
    }
  }
  return { scripts, styles, styleAttributes };
}

/** Returns all elements below a node, in document order. */
export function* elementsIn(parent: { childNodes: ChildNode[] }): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!("tagName" in node)) continue;
    yield node;
    // parse5 puts the children of a <template> into a separate fragment.
    yield* elementsIn("content" in node ? (node.content as DocumentFragment) : node);
  }
}

/** Whether a style attribute aligns a cell of a Markdown table. */
function isKnownStyle(element: Element, style: string): boolean {
  const isCell = element.tagName === "th" || element.tagName === "td";
  return isCell && /^text-align: (left|center|right)$/.test(style);
}

/** Whether a script is JSON-LD, which search engines read and browsers do not run. */
function isData(element: Element): boolean {
  return attributeOf(element, "type") === "application/ld+json";
}

function isInHead({ parentNode }: Element): boolean {
  return "tagName" in parentNode && parentNode.tagName === "head";
}

/** Whether a URL runs a script; browsers ignore spaces and control characters in the scheme. */
function isScriptAddress(value: string): boolean {
  return /^javascript:/i.test(value.replace(/[\0-\x20]/g, ""));
}

function reject(element: Element, attribute?: string): never {
  const what = attribute ? `${attribute}="${attributeOf(element, attribute)}"` : textOf(element);
  throw new Error(
    `<${element.tagName}> has ${what.trim().slice(0, 80) || "an address"}, which is not among the ` +
      "inline blocks of this site (tools/site/finish/inline); browsers must not run it",
  );
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

function attributeOf({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}
