import { layoutIds } from "../lib/layoutIds";
import { scrollBehaviour } from "../lib/scrollBehaviour";

/** Focuses an element once, without adding it to the tab order. */
function focusOnce(element: HTMLElement) {
  if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

/** The element for a URL's hash; null if there is none, or if the hash is malformed. */
function elementOf(anchor: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(anchor));
  } catch {
    return null;
  }
}

/**
 * Scrolls to the element with `id` and focuses it. Without an id, or with an unknown one, scrolls to the
 * top and focuses the page's content.
 */
export function scrollToAnchor(id?: string) {
  const element = id ? elementOf(id) : null;
  if (element) {
    element.scrollIntoView({ behavior: scrollBehaviour() });
    focusOnce(element);
    return;
  }
  const content = document.getElementById(layoutIds.content);
  if (content) focusOnce(content);
  window.scrollTo({ top: 0, behavior: scrollBehaviour() });
}
