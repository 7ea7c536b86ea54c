import { layoutIds } from "./layoutIds";
import { scrollBehaviour } from "./scrollBehaviour";

/**
 * Scrolls to the place of a URL's hash and focuses it, without adding it to the tab order; without a hash, to the page's
 * content.
 */
export function scrollToAnchor(hash: string) {
  const place = document.getElementById(decodeURI(hash).slice(1) || layoutIds.content);
  if (!place) return;
  place.closest("details")?.setAttribute("open", "");
  place.scrollIntoView({ behavior: scrollBehaviour() });
  // An address may be that of a link without text; the section around it has a name.
  const focused = place.closest("section") ?? place;
  focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
}
