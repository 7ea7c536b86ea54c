import type { Definition, Link } from "mdast";
import toString from "mdast-util-to-string";
import type { Point } from "unist";
import { dialled } from "../../../../src/lib/phoneNumber";
import { normaliseAddress } from "../../../../src/model/normaliseText";
import { nearest } from "../../../../src/model/nearest";
import { siteCompany } from "../../../../src/model/types/siteCompany";
import { filesOf, type Fault, type Site } from "../read/reading";
import { externalLinkDoubt, externalLinkFault, insecure, schemeOf } from "./externalLink";
import { siteMap, type SiteMap } from "./siteMap";

/** Returns what is wrong if the words of a link are another site or email address than the one it leads to. */
function wordsFault(words: string, url: string): Fault | undefined {
  const named =
    /^(?:https?:\/\/)?((?:[\w-]+\.)+(?:africa|com|info|net|ng|org|uk)|[^\s@]+@[\w.-]+)(?:[/?#]\S*)?$/;
  const [, host] = named.exec(words.trim().toLowerCase()) ?? [];
  const isMail = url.startsWith("mailto:");
  if (host?.includes("@") !== isMail || !URL.canParse(url)) return undefined;
  const { hostname, pathname } = new URL(url);
  const targets = isMail ? pathname.toLowerCase().split(",") : [hostname];
  const bare = host.replace(/^www\./, "");
  return targets.some((target) => `.${target}`.endsWith(`.${bare}`))
    ? undefined
    : ["link-broken", `"${words}" leads to ${targets.join()}; write the same in both`];
}

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
  return url.startsWith("//")
    ? insecure
    : (externalLinkFault(url) ?? wordsFault(toString(node), url));
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

const networks = ["facebook", "instagram", "linkedin", "telegram", "tiktok", "twitter", "youtube"];

/** Returns why a link to the company on another site does not lead to its page there. */
function socialFault(label: string, url: string): string | undefined {
  const { hostname, pathname, search } = new URL(url);
  const named = networks.filter((one) => label.toLowerCase().includes(one));
  const network = networks.find((one) => hostname.split(".").at(-2) === one);
  if (network && named.length > 0 && !named.includes(network))
    return `"${label}" leads to ${hostname}; write the same site in both`;
  const isNobody = /^\/(?:|@|company|explore|feed|home|in|login|your[\w-]*)\/?$/i.test(pathname);
  if (!network || !isNobody || search) return undefined;
  return `${url} is no page of the company; open its page, and copy that address`;
}

/** Reports links to the company on other sites that lead elsewhere, or twice to the same page. */
export function checkSocial(site: Site): void {
  for (const { fields, report } of filesOf(site, siteCompany, "link-broken"))
    for (const [index, { label, url }] of fields.social.entries()) {
      const isAgain = fields.social.findIndex((one) => one.url === url) < index;
      const fault = isAgain ? "this address is above already; delete one" : socialFault(label, url);
      if (fault) report(`social.${index}.url`, fault);
    }
}

/** Of what is no link within the site. */
const noFault: Fault = ["", ""];

/** Reports links that cannot work, and links to pages or sections of this site that do not exist. */
export function checkLinks({ texts }: Site): void {
  const map = siteMap(texts);
  for (const { file, values, body, route = "/" } of texts) {
    const report = (target: string, fault?: Fault, point?: Point) => {
      const [rule, message] = fault ?? ["link-broken", internalLinkFault(target, map)];
      const doubt = externalLinkDoubt(target.replace(/^(?=[^\s@:]+@[^\s@]+$)/, "mailto:"));
      if (message) file.message(message, point, rule);
      else if (doubt) file.info(doubt, point, "link");
    };
    for (const { meta, value, point } of values) {
      const fault = meta.kind === "externalLink" ? externalLinkFault(String(value)) : undefined;
      report(String(value), fault ?? (meta.kind === "link" ? undefined : noFault), point);
    }
    for (const { node } of body?.nodes ?? []) {
      if (node.type !== "link" && node.type !== "definition") continue;
      // A bare anchor is one of the page itself.
      const target = node.url.startsWith("#") ? route + node.url : node.url;
      report(target, linkFault(node), body?.pointOf(node));
    }
  }
}
