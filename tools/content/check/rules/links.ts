import type { Definition, Link } from "mdast";
import toString from "mdast-util-to-string";
import type { Point } from "unist";
import { dialled } from "../../../../src/lib/phoneNumber";
import { normaliseAddress } from "../../../../src/model/normaliseText";
import { nearest } from "../../../../src/model/nearest";
import type { Fault, Site } from "../read/reading";
import { externalLinkFault, insecure, schemeOf } from "./externalLink";
import { siteMap, type SiteMap } from "./siteMap";

/** Returns what is wrong with a link of a body, without looking for its target. */
function linkFault(node: Link | Definition): Fault | undefined {
  const { type, url } = node;
  if (type === "link" && toString(node).trim() === "")
    return ["link-broken", "the link has no words; write them between the square brackets"];
  if (url === "")
    return ["link-broken", "the link has no address; write it between the round brackets"];
  if (/\{[a-z.]*\}?/i.test(url)) {
    const message = `"${url}": braces are not filled in inside an address; write the address itself`;
    return ["link-broken", message];
  }
  return url.startsWith("//") ? insecure : externalLinkFault(url);
}

const suggestionOr = (guess: string | undefined, otherwise: string) =>
  guess ? `did you mean ${guess}?` : otherwise;

/** Returns the link that an address of another kind needs: an email address, a phone number, another site. */
function outside(target: string): string | undefined {
  if (/^[^@/]+@[^@/]+$/.test(target)) return `mailto:${target}`;
  const number = dialled(target);
  if (number) return `tel:${number}`;
  if (/\.(?:html?|md|php|pdf|docx?)$/.test(target)) return undefined;
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(target)
    ? `https://${target}`
    : undefined;
}

/** Returns why a link within this site is broken; undefined if its target exists, or for any other link. */
function internalLinkFault(target: string, map: SiteMap): string | undefined {
  if (schemeOf(target) !== undefined) return undefined;
  const routes = [...map.keys()];
  if (!target.startsWith("/")) {
    const guess =
      nearest(`/${target.replace(/^[./]+|\.(?:html?|md)$/g, "")}`, routes) ?? outside(target);
    return `${target} does not start with /; ${suggestionOr(guess, "write the page's address such as /contact")}`;
  }
  const [path = "", ...rest] = normaliseAddress(target).split("#");
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

/** Reports links that cannot work, and links to pages or sections of this site that do not exist. */
export function checkLinks({ texts }: Site): void {
  const map = siteMap(texts);
  for (const { file, values, body, route = "/" } of texts) {
    const report = (target: string, fault?: Fault, point?: Point) => {
      const [rule, message] = fault ?? ["link-broken", internalLinkFault(target, map)];
      if (message) file.message(message, point, rule);
    };
    for (const { meta, value, point } of values) {
      const fault = meta.kind === "externalLink" ? externalLinkFault(String(value)) : undefined;
      if (meta.kind === "link" || fault) report(String(value), fault, point);
    }
    for (const { node } of body?.nodes ?? []) {
      if (node.type !== "link" && node.type !== "definition") continue;
      // A bare anchor is one of the page itself.
      const target = node.url.startsWith("#") ? route + node.url : node.url;
      report(target, linkFault(node), body?.pointOf(node));
    }
  }
}
