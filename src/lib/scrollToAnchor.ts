import { layoutIds } from "./layoutIds";
import { scrollBehaviour } from "./scrollBehaviour";

/** Lets an element take the focus once, without becoming a stop of the Tab key. */
function focusOnce(element: HTMLElement) {
  if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

/** The element that an address's anchor names; null when it names none, or is no proper text. */
function elementOf(anchor: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(anchor));
  } catch {
    return null;
  }
}

/**
 * Scrolls to the element with `id` and moves the focus there; without an id, or with an unknown one,
 * to the top, and the focus to the page's content.
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
