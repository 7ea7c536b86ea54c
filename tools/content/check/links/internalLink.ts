import { nearest } from "../../../../src/model/nearest";
import type { Site } from "../reading";
import { siteMap, type SiteMap } from "./siteMap";

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
  for (const { file, links } of texts)
    for (const { target, point } of links) {
      const message = internalLinkFault(target, map);
      if (message) file.message(message, point, "link-broken");
    }
}
