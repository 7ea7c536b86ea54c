import { useEffect, useRef, type RefObject } from "react";

const focusable = "button, a[href], input, textarea, select";

/** Leads Tab from the last control of a dialog to its first and back, past the browser's own buttons. */
function cycleFocus(dialog: HTMLDialogElement, event: KeyboardEvent) {
  // WebKitGTK calls Shift and Tab the key "Unidentified".
  if (event.code !== "Tab") return;
  const controls = [...dialog.querySelectorAll<HTMLElement>(focusable)];
  const ends = [controls.at(-1), controls[0]];
  const [from, to] = event.shiftKey ? ends.reverse() : ends;
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Tells the style sheet how wide the scrollbar is, in px, before the dialog takes it away. */
function keepScrollbarWidth() {
  const { clientWidth, style } = document.documentElement;
  style.setProperty("--scrollbar", `${window.innerWidth - clientWidth}px`);
}

interface ModalDialogOptions {
  isOpen: boolean;
  /** Called when the dialog was already opened before scripts arrived. */
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Keeps a native `<dialog>` in step with `isOpen`, closes it on a click on its backdrop,
 * and keeps Tab inside it. Escape and giving the focus back are the browser's.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  { isOpen, onOpen, onClose }: ModalDialogOptions,
) {
  const isTakenOver = useRef(false);

  useEffect(() => {
    const node = dialog.current;
    if (!node) return;
    const isFirstLook = !isTakenOver.current;
    isTakenOver.current = true;
    if (isOpen === node.open) return;
    // Opened before the scripts arrived: this once, the state follows the dialog.
    if (node.open && isFirstLook) onOpen();
    else if (node.open) node.close();
    else {
      keepScrollbarWidth();
      node.showModal();
    }
  }, [dialog, isOpen, onOpen]);

  useEffect(() => {
    const node = dialog.current;
    if (!node) return undefined;
    const handleClick = ({ target }: MouseEvent) => {
      if (target === node) onClose();
    };
    const handleKey = (event: KeyboardEvent) => cycleFocus(node, event);
    node.addEventListener("click", handleClick);
    node.addEventListener("keydown", handleKey);
    return () => {
      node.removeEventListener("click", handleClick);
      node.removeEventListener("keydown", handleKey);
    };
  }, [dialog, onClose]);
}
