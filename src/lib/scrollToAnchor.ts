import { reducedMotionQuery } from "../theme/breakpoints";

/** Scrolling is smooth unless the visitor asked for less motion (WCAG 2.3.3). */
const scrollBehaviour = (): ScrollBehavior =>
  window.matchMedia(reducedMotionQuery).matches ? "instant" : "smooth";

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

/** Scrolls to the element with `id` and moves the focus there; without an id, or with an unknown one, to the top. */
export function scrollToAnchor(id?: string) {
  const element = id ? elementOf(id) : null;
  if (!element) {
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
    return;
  }
  element.scrollIntoView({ behavior: scrollBehaviour() });
  focusOnce(element);
}
