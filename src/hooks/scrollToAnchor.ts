import { layoutIds } from "../lib/layoutIds";
import { scrollBehaviour } from "../lib/scrollBehaviour";

/** The element for a URL's hash; null if there is none, or if the hash is malformed. */
function elementOf(anchor: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(anchor));
  } catch {
    return null;
  }
}

/**
 * Scrolls to the element with `id`, as it is in a URL's hash, and focuses it, without adding it to the tab order.
 * Without an id, or with an unknown one, scrolls to the top and focuses the page's content.
 */
export function scrollToAnchor(id = "") {
  const section = elementOf(id);
  section?.closest("details")?.setAttribute("open", "");
  // An address may be that of a link without text; the section around it has a name.
  const focused =
    section?.closest("section") ?? section ?? document.getElementById(layoutIds.content);
  if (!focused?.hasAttribute("tabindex")) focused?.setAttribute("tabindex", "-1");
  focused?.focus({ preventScroll: true });
  const behavior = scrollBehaviour();
  if (section) section.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}
