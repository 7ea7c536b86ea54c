import type { Link } from "mdast";
import type { Finding } from "../finding";
import { externalLinkFault } from "../links/externalLink";
import type { InternalLink } from "../links/internalLink";
import { linkTypeFault, schemeOf } from "../links/linkType";
import type { MarkdownBody } from "./markdownBody";
import { plainText } from "./plainMarkdown";

/** The links of a body: those to this site, and what is wrong with the others. */
export interface BodyLinks {
  findings: Finding[];
  internal: InternalLink[];
}

function ownFault(link: Link, url: string): string | undefined {
  if (plainText(link).trim() === "")
    return "the link has no words; write them between the brackets";
  if (url === "") return "the link has no address; write it between the round brackets";
  return /\{[a-z.]*\}?/i.test(url)
    ? `"${url}": braces are not filled in inside an address`
    : undefined;
}

/** Checks the links of a body. `route` is the page that it stands on. */
export function bodyLinks(body: MarkdownBody, route: string): BodyLinks {
  const links: BodyLinks = { findings: [], internal: [] };
  for (const { node } of body.nodes) {
    if (node.type !== "link" && node.type !== "definition") continue;
    const { url } = node;
    const own = node.type === "link" ? ownFault(node, url) : undefined;
    const scheme = schemeOf(url);
    if (own) links.findings.push(body.at(node, "link-broken", own));
    else if (url.startsWith("//"))
      links.findings.push(body.at(node, "link-insecure", "use https://"));
    else if (scheme !== undefined) {
      const fault = linkTypeFault(url) ?? externalLinkFault(url);
      if (fault) links.findings.push(body.at(node, fault.rule, fault.message));
    } else {
      const target = url.startsWith("#") ? route + url : url;
      const { line, column } = body.at(node, "", "");
      links.internal.push({ target, place: { line, column } });
    }
  }
  return links;
}
