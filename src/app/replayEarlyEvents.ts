import {
  controls,
  EARLY_EVENTS_KEY,
  PRESSED,
  wordsOf,
  type EarlyEvent,
  type KeptEvent,
} from "../lib/earlyEvents";

/** One turn of the event loop. A timer would be throttled in background tabs. */
const nextTurn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

/**
 * The control that was pressed: among the controls with the same text, the one at the same index, or the
 * only one.
 */
function findControl([, index, words]: KeptEvent): Element | undefined {
  const all = controls();
  const same = all.filter((control) => wordsOf(control) === words);
  return (
    same.find((control) => control === all[index]) ?? (same.length === 1 ? same[0] : undefined)
  );
}

/**
 * Restores events that were queued before the page had to be reloaded, except those for controls that the
 * page no longer has. Call it before React hydrates, while the controls are in their original order.
 */
export function restoreEarlyEvents() {
  const visit = window.earlyVisit;
  if (!visit) return;
  try {
    const stored = sessionStorage.getItem(EARLY_EVENTS_KEY) ?? "[]";
    sessionStorage.removeItem(EARLY_EVENTS_KEY);
    const restored: EarlyEvent[] = [];
    for (const event of JSON.parse(stored) as KeptEvent[]) {
      const element = findControl(event);
      if (element) restored.push({ type: event[0], element });
    }
    visit.events.unshift(...restored);
  } catch {
    // Private windows may forbid storage; then there is nothing to restore.
  }
}

/** Replays, in order, the events that were queued before hydration, and those that arrive meanwhile. */
export async function replayEarlyEvents() {
  const visit = window.earlyVisit;
  if (!visit) return;
  visit.isTakenOver = true;
  document.documentElement.classList.add("js");
  // Wait until the page shows the state set by the first effects.
  await nextTurn();
  await nextTurn();
  for (let event = visit.events.shift(); event; event = visit.events.shift()) {
    const { type, element, key } = event;
    element.removeAttribute(PRESSED);
    visit.repeated = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { key });
    element.dispatchEvent(visit.repeated);
    await nextTurn();
  }
  visit.isOver = true;
}
