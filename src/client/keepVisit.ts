import { listen } from "../lib/listen";
import { OPEN_MENU } from "../theme/pageState";
import type { EarlyVisit } from "./earlyEvents";
import { toggleMenu } from "./loader/answerEarly";

/** The elements that a visitor can press, fill in, open or focus. */
const CONTROLS = "a,button,details,dialog,form,input,main,section,select,summary,textarea";

/**
 * Names every control of the page by what no other program changes, and by its section, because React omits some
 * sections that the server has: only the place among controls of the same kind counts, and no text.
 */
function controlsIn(root: Element) {
  const counts: Record<string, number> = {};
  return new Map(
    [...root.querySelectorAll<HTMLInputElement>(CONTROLS)].map((control) => {
      const { localName, name, classList, type, value } = control;
      const section = control.closest("section,footer")?.classList[0];
      const kind = [section, localName, name || classList[0], type === "radio" && value].join();
      counts[kind] = (counts[kind] ?? 0) + 1;
      return [kind + counts[kind], control];
    }),
  );
}

/** Gives a control the value and the state of the one that it replaces. */
function adopt(next: HTMLInputElement, old: HTMLInputElement) {
  if (/radio|checkbox/.test(old.type)) next.checked = old.checked;
  else if (old.matches("input,select,textarea")) next.value = old.value;
  if (old.matches("details[open]")) next.setAttribute("open", "");
  if (old.matches(OPEN_MENU)) toggleMenu(next);
}

/** Focuses the control that replaces the focused one, with the same text selected. */
function focusLike(next: HTMLInputElement, old: HTMLInputElement) {
  if (old.hasAttribute("tabindex")) next.tabIndex = -1;
  next.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = old;
  // A field for an email has none, and other elements have no such property.
  if (selectionStart != null) next.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Remembers the controls of the server's page and where the focus is. A translator, a password manager or a blocker may
 * have changed the page before React hydrates it; React then replaces what it finds changed.
 * @returns a function that, after that, gives each replaced control's value, state and focus, and the presses that wait
 *   for it, to the control in its place
 */
export function keepVisit(root: Element, visit: EarlyVisit) {
  const before = controlsIn(root);
  let focused = document.activeElement;
  const stopFocusIn = listen(document, "focusin", ({ target }) => (focused = target as Element));
  const stopFocusOut = listen(document, "focusout", () => {
    // Not if the element has lost the focus because React removes it: then this runs after that.
    queueMicrotask(() => (focused = document.activeElement));
  });

  return () => {
    stopFocusIn();
    stopFocusOut();
    // React replaces all of the page or nothing.
    if ([...before.values()][0]?.isConnected) return;
    const now = controlsIn(root);
    const successors = new Map<Element | null | undefined, HTMLInputElement>();
    for (const [name, old] of before) {
      const next = now.get(name);
      if (old.isConnected || !next) continue;
      successors.set(old, next);
      adopt(next, old);
    }
    for (const event of visit.events)
      event.element = successors.get(event.element) ?? event.element;
    const dialog = root.querySelector("dialog");
    if ([...before.values()].some((old) => old.matches("dialog[open]")) && !dialog?.open) {
      // The browser returns the focus to it when the dialog closes.
      successors.get(visit.pressed)?.focus({ preventScroll: true });
      dialog?.showModal();
    }
    const next = successors.get(focused);
    if (next) focusLike(next, focused as HTMLInputElement);
  };
}
