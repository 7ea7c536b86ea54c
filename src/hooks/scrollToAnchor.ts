import { layoutIds } from "../lib/layoutIds";
import { scrollBehaviour } from "../lib/scrollBehaviour";

/**
 * Scrolls to the element with `id`, as it is in a URL's hash, and focuses it, without adding it to the tab order.
 * Without an id, or with an unknown one, scrolls to the top and focuses the page's content.
 */
export function scrollToAnchor(id = "") {
  const section = document.getElementById(decodeURIComponent(id));
  const focused = section ?? document.getElementById(layoutIds.content);
  if (!focused?.hasAttribute("tabindex")) focused?.setAttribute("tabindex", "-1");
  focused?.focus({ preventScroll: true });
  const behavior = scrollBehaviour();
  if (section) section.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}
