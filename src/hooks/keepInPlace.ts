import { flushSync } from "react-dom";

/**
 * Changes the page, and keeps an element where it is on the screen although what is above it opens or closes: not every
 * browser does so by itself, and none of them for the element that was pressed.
 */
export function keepInPlace(element: Element, change: () => void) {
  const place = () => element.getBoundingClientRect().top;
  const before = place();
  flushSync(change);
  const moved = place() - before;
  // A scroll by nothing would stop one that is under way.
  if (moved) window.scrollBy({ top: moved, behavior: "instant" });
}
