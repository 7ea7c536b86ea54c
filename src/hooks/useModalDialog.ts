import { useEffect, useRef, type RefObject } from "react";
import { listen } from "../lib/listen";

const focusable = "button, a[href], input, textarea, select";

/** Wraps Tab from the dialog's last control to its first and back, skipping the browser's own controls. */
function wrapFocus(dialog: HTMLDialogElement, event: KeyboardEvent) {
  // In WebKitGTK, `event.key` of Shift+Tab is "Unidentified".
  if (event.code !== "Tab") return;
  const controls = [...dialog.querySelectorAll<HTMLElement>(focusable)];
  const ends = [controls.at(-1), controls[0]];
  const [from, to] = event.shiftKey ? ends.reverse() : ends;
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

interface ModalDialogOptions {
  isOpen: boolean;
  /** Called if the dialog was opened before scripts loaded. */
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Keeps a native `<dialog>` in sync with `isOpen`, closes it on a backdrop click, and traps Tab inside it.
 * The browser handles Escape and restores focus.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  { isOpen, onOpen, onClose }: ModalDialogOptions,
) {
  const hasRun = useRef(false);

  useEffect(() => {
    const node = dialog.current;
    if (!node) return;
    const isFirstRun = !hasRun.current;
    hasRun.current = true;
    if (isOpen === node.open) return;
    // It was opened before scripts loaded: this once, the state follows the dialog.
    if (node.open && isFirstRun) onOpen();
    else if (node.open) node.close();
    else node.showModal();
  }, [dialog, isOpen, onOpen]);

  useEffect(() => {
    const node = dialog.current;
    if (!node) return undefined;
    const stops = [
      listen(node, "click", ({ target }) => {
        if (target === node) onClose();
      }),
      listen(node, "keydown", (event: KeyboardEvent) => wrapFocus(node, event)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [dialog, onClose]);
}
