import type { Link } from "mdast";
import toString from "mdast-util-to-string";
import { externalLinkFault, schemeOf } from "../links/externalLink";
import type { InternalLink } from "../reading";
import type { MarkdownBody } from "./MarkdownBody";

function ownFault(link: Link, url: string): string | undefined {
  if (toString(link).trim() === "")
    return "the link has no words; write them between the square brackets";
  if (url === "") return "the link has no address; write it between the round brackets";
  return /\{[a-z.]*\}?/i.test(url)
    ? `"${url}": braces are not filled in inside an address; write the address itself`
    : undefined;
}

/**
 * Checks the links of a body; returns the internal ones.
 * @param route the path of its page, for links that are only an anchor
 */
export function checkLinks(body: MarkdownBody, route: string): InternalLink[] {
  const internal: InternalLink[] = [];
  for (const { node } of body.nodes) {
    if (node.type !== "link" && node.type !== "definition") continue;
    const { url } = node;
    const own = node.type === "link" ? ownFault(node, url) : undefined;
    if (own) body.report(node, "link-broken", own);
    else if (url.startsWith("//"))
      body.report(node, "link-insecure", "the link is not secure; start it with https://");
    else if (schemeOf(url) !== undefined) {
      const fault = externalLinkFault(url);
      if (fault) body.report(node, fault.rule, fault.message);
    } else {
      const target = url.startsWith("#") ? route + url : url;
      internal.push({ target, point: node.position?.start ?? body.start });
    }
  }
  return internal;
}
