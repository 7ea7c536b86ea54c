import { nearest } from "../../../src/pipeline/nearest";
import type { Place } from "../../../src/pipeline/places";
import type { SiteMap } from "./siteMap";

/** A link to a page or section of this site, as it was written. */
export interface InternalLink {
  target: string;
  place: Place;
}

const meant = (guess: string | undefined, otherwise: string) =>
  guess ? `did you mean ${guess}?` : otherwise;

/** Why an internal link leads nowhere; undefined when it leads somewhere. */
export function internalLinkFault(target: string, map: SiteMap): string | undefined {
  const routes = [...map.keys()];
  if (!target.startsWith("/")) {
    const guess = nearest(`/${target.replace(/^[./]+|\.(?:html?|md)$/g, "")}`, routes);
    return `${target} does not start with /; ${meant(guess, "write the page's address such as /contact")}`;
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
    return `${path} does not exist; ${meant(guess, `pages: ${routes.join(", ")}`)}`;
  }
  if (rest.length === 0 || !anchors || anchors.has(anchor)) return undefined;
  const known = [...anchors];
  const guess = nearest(anchor, known);
  const page = path === "/" ? "the landing page" : path;
  return `#${anchor} does not exist on ${page}; ${meant(guess && `${path}#${guess}`, `anchors: ${known.join(", ")}`)}`;
}
