import {
  controls,
  EARLY_EVENTS_KEY,
  PRESSED,
  wordsOf,
  type EarlyEvent,
  type KeptEvent,
} from "../lib/earlyEvents";

/** A turn of the event loop; a timer would be slowed down in tabs behind others. */
const nextTurn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

/** The control that was pressed: of those with its words the one in its place, or the only one. */
function findControl([, place, words]: KeptEvent): Element | undefined {
  const all = controls();
  const same = all.filter((control) => wordsOf(control) === words);
  return (
    same.find((control) => control === all[place]) ?? (same.length === 1 ? same[0] : undefined)
  );
}

/**
 * Takes up what was pressed before the page had to be loaded again, but for controls that the page no
 * longer has.
 * Called before React takes over: then the controls stand where they stood.
 */
export function restoreEarlyEvents() {
  const visit = window.earlyVisit;
  if (!visit) return;
  try {
    const kept = sessionStorage.getItem(EARLY_EVENTS_KEY) ?? "[]";
    sessionStorage.removeItem(EARLY_EVENTS_KEY);
    const recalled: EarlyEvent[] = [];
    for (const event of JSON.parse(kept) as KeptEvent[]) {
      const element = findControl(event);
      if (element) recalled.push({ type: event[0], element });
    }
    visit.events.unshift(...recalled);
  } catch {
    // Private windows may forbid the storage; then there is nothing in it.
  }
}

/** Repeats what came before React took over, and what comes meanwhile, in its order. */
export async function replayEarlyEvents() {
  const visit = window.earlyVisit;
  if (!visit) return;
  visit.isTakenOver = true;
  document.documentElement.classList.add("js");
  // By then the page shows the state that the first effects have set.
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
