import type { Definition, Link } from "mdast";
import toString from "mdast-util-to-string";
import type { Point } from "unist";
import { nearest } from "../../../../src/model/nearest";
import type { MarkdownBody } from "../read/MarkdownBody";
import type { Site, TextReading } from "../read/reading";
import { externalLinkFault, schemeOf, type LinkFault } from "./externalLink";
import { siteMap, type SiteMap } from "./siteMap";

/** Returns what is wrong with a link whatever its target; undefined if nothing is. */
function ownFault(link: Link): string | undefined {
  if (toString(link).trim() === "")
    return "the link has no words; write them between the square brackets";
  if (link.url === "") return "the link has no address; write it between the round brackets";
  return /\{[a-z.]*\}?/i.test(link.url)
    ? `"${link.url}": braces are not filled in inside an address; write the address itself`
    : undefined;
}

/** Returns what is wrong with a link of a body, without looking for its target. */
function linkFault(node: Link | Definition): LinkFault | undefined {
  const message = node.type === "link" ? ownFault(node) : undefined;
  if (message) return { rule: "link-broken", message };
  if (node.url.startsWith("//"))
    return { rule: "link-insecure", message: "the link is not secure; start it with https://" };
  return schemeOf(node.url) === undefined ? undefined : externalLinkFault(node.url);
}

const linksIn = (body: MarkdownBody | undefined) =>
  (body?.nodes ?? []).flatMap(({ node }) =>
    node.type === "link" || node.type === "definition" ? [node] : [],
  );

/** Reports links that cannot work wherever their target is. */
export function checkLinks({ file, values, body }: TextReading): void {
  for (const { meta, value, point } of values) {
    if (meta.kind !== "externalLink" || typeof value !== "string") continue;
    const fault = externalLinkFault(value);
    if (fault) file.message(fault.message, point, fault.rule);
  }
  for (const node of linksIn(body)) {
    const fault = linkFault(node);
    if (fault) file.message(fault.message, body?.pointOf(node), fault.rule);
  }
}

/** A link to a page or section of this site, as it was written. */
interface InternalLink {
  target: string;
  point?: Point;
}

function internalLinks({ values, body, route = "/" }: TextReading): InternalLink[] {
  const fields = values.filter(({ meta }) => meta.kind === "link");
  const nodes = linksIn(body).filter(
    (node) => !linkFault(node) && schemeOf(node.url) === undefined,
  );
  return [
    ...fields.flatMap(({ value, point }) =>
      typeof value === "string" ? [{ target: value, point }] : [],
    ),
    ...nodes.map((node) => ({
      target: node.url.startsWith("#") ? route + node.url : node.url,
      point: body?.pointOf(node),
    })),
  ];
}

const suggestionOr = (guess: string | undefined, otherwise: string) =>
  guess ? `did you mean ${guess}?` : otherwise;

/** Returns why an internal link is broken; undefined if its target exists. */
function internalLinkFault(target: string, map: SiteMap): string | undefined {
  const routes = [...map.keys()];
  if (!target.startsWith("/")) {
    const guess = nearest(`/${target.replace(/^[./]+|\.(?:html?|md)$/g, "")}`, routes);
    return `${target} does not start with /; ${suggestionOr(guess, "write the page's address such as /contact")}`;
  }
  const [path = "", ...rest] = target.split("#");
  const anchor = rest.join("#");
  const anchors = map.get(path);
  if (!map.has(path)) {
    const bare = path
      .replace(/[?].*$/, "")
      .replace(/\.(?:html?|md)$/, "")
      .replace(/(?<=.)\/+$/, "");
    const guess = map.has(bare) ? bare : nearest(bare, routes);
    return `${path} does not exist; ${suggestionOr(guess, `pages: ${routes.join(", ")}`)}`;
  }
  if (rest.length === 0 || !anchors || anchors.has(anchor)) return undefined;
  const known = [...anchors];
  const guess = nearest(anchor, known);
  const page = path === "/" ? "the landing page" : path;
  return `#${anchor} does not exist on ${page}; ${suggestionOr(guess && `${path}#${guess}`, `anchors: ${known.join(", ")}`)}`;
}

/** Reports links to pages or sections of this site that do not exist. */
export function checkInternalLinks({ texts }: Site): void {
  const map = siteMap(texts);
  for (const text of texts)
    for (const { target, point } of internalLinks(text)) {
      const message = internalLinkFault(target, map);
      if (message) text.file.message(message, point, "link-broken");
    }
}
