import { PRESSED, SCRIPTED } from "../theme/pageState";

/** One turn of the event loop. A timer would be throttled in background tabs. */
const nextTurn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

/**
 * Replays an event. If the visitor has moved on from what was pressed, by the focus or by half a screen, the focus and the
 * page stay where they are: keys would go into another field.
 * @param top where the page was when it was pressed
 */
function replay(element: Element, event: Event, top: number) {
  const { activeElement: focused, body } = document;
  const { scrollX, scrollY } = window;
  const pressed = event.type === "submit" ? element.querySelector("[type=submit]") : element;
  element.dispatchEvent(event);
  const hasKeptFocus =
    focused === document.activeElement || focused === body || pressed?.contains(focused);
  if (hasKeptFocus && Math.abs(scrollY - top) < window.innerHeight / 2) return;
  if (focused === body) (document.activeElement as HTMLElement | null)?.blur();
  else (focused as HTMLElement | null)?.focus({ preventScroll: true });
  window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
}

/** Replays, in order, the events that were queued before hydration, and those that arrive meanwhile. */
export async function replayEarlyEvents() {
  const visit = window.earlyVisit;
  if (!visit) return;
  visit.isTakenOver = true;
  document.documentElement.classList.add(SCRIPTED);
  // Wait until the page shows the state set by the first effects.
  await nextTurn();
  await nextTurn();
  for (let event = visit.events.shift(); event; event = visit.events.shift()) {
    const { type, element, top } = event;
    element.removeAttribute(PRESSED);
    visit.repeated = new Event(type, { bubbles: true, cancelable: true });
    replay(element, visit.repeated, top);
    await nextTurn();
  }
  visit.isOver = true;
}
