import { layoutIds } from "../../lib/layoutIds";
import { scrollBehaviour } from "../../lib/scrollBehaviour";

/** Scrolls smoothly to the place of a URL's hash and focuses it; without one, to the page's content. */
export function goTo(hash: string) {
  const place = document.getElementById(hash.slice(1) || layoutIds.content);
  if (!place) return;
  place.scrollIntoView({ behavior: scrollBehaviour() });
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Follows a link to the open page, as `useLinkClicks` does once React has taken over. To the browser, an address without
 * a place, or without another site's query, is a new document, which has nothing of what was typed.
 */
export function followOnPage(event: MouseEvent, { host, pathname, hash, href }: HTMLAnchorElement) {
  const isHere = host === location.host && pathname === location.pathname;
  if (!isHere || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(hash);
  // The answers of a calculator stay in the address.
  if (!location.hash.includes("=")) history.pushState(null, "", href);
}
