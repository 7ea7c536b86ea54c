import { listen } from "../lib/listen";
import type { EarlyVisit } from "./earlyEvents";
import { toggleMenu } from "./loader/answerEarly";

/** The elements that a visitor can press, fill in, open or focus. */
const CONTROLS = "a,button,details,dialog,form,input,main,section,select,summary,textarea";

const isChoice = ({ type }: HTMLInputElement) => /radio|checkbox/.test(type);

/** Names every control of the page by what no other program changes: not its text, and not its place among others. */
function controlsIn(root: Element): Map<string, HTMLElement> {
  const counts: Record<string, number> = {};
  const named = [...root.querySelectorAll<HTMLInputElement>(CONTROLS)].map((control) => {
    const { localName, name, className, value } = control;
    const kind = [localName, name || className.split(" ")[0], isChoice(control) && value].join();
    const count = (counts[kind] = (counts[kind] ?? 0) + 1);
    return [`${kind} ${count}`, control] as const;
  });
  return new Map(named);
}

/** Gives a control the value and the state of the one that it replaces. */
function adopt(next: HTMLElement, old: HTMLElement) {
  const [to, from] = [next as HTMLInputElement, old as HTMLInputElement];
  if (isChoice(from)) to.checked = from.checked;
  else if (from.matches("input,select,textarea")) to.value = from.value;
  if (old.matches("details[open]")) next.setAttribute("open", "");
  if (old.matches("[data-early=menu][aria-expanded=true]")) toggleMenu(next);
}

/** Focuses the control that replaces the focused one, with the same text selected. */
function focusLike(next: HTMLElement, old: HTMLElement) {
  if (old.hasAttribute("tabindex")) next.tabIndex = -1;
  next.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = old as HTMLInputElement;
  // Fields for an email have no selection.
  if (typeof selectionStart === "number")
    (next as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
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
    const now = controlsIn(root);
    const successors = new Map<Element, HTMLElement>();
    let openDialog: HTMLDialogElement | undefined;
    for (const [name, old] of before) {
      const next = now.get(name);
      if (old.isConnected || !next) continue;
      successors.set(old, next);
      adopt(next, old);
      if (old.matches("dialog[open]")) openDialog = next as HTMLDialogElement;
    }
    const current = (old?: Element | null) => (old ? successors.get(old) : undefined);
    for (const event of visit.events) event.element = current(event.element) ?? event.element;
    if (openDialog) {
      // The browser returns the focus to it when the dialog closes.
      current(visit.pressed)?.focus({ preventScroll: true });
      openDialog.showModal();
    }
    const next = current(focused);
    if (next) focusLike(next, focused as HTMLElement);
  };
}
