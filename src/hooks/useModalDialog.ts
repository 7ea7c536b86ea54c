import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";

const focusable = "button, a[href], input, textarea, select";

/** Wraps Tab from the dialog's last control to its first and back, skipping the browser's own controls. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  // In WebKitGTK, `event.key` of Shift+Tab is "Unidentified".
  if (event.code !== "Tab") return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
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
 * @returns the props of the dialog
 */
export function useModalDialog({ isOpen, onOpen, onClose }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const hasRun = useRef(false);
  const isFromInside = useRef(false);

  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const isFirstRun = !hasRun.current;
    hasRun.current = true;
    if (isOpen === node.open) return;
    // It was opened before scripts loaded: this once, the state follows the dialog.
    if (node.open && isFirstRun) onOpen();
    else if (node.open) node.close();
    else node.showModal();
  }, [isOpen, onOpen]);

  return {
    ref,
    // The press may begin on words that the visitor selects, and end on the backdrop.
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isFromInside.current = target !== currentTarget;
    },
    onClick: ({ target, currentTarget, detail }: MouseEvent) => {
      // The second click of a double click on the button that has opened it is no click on the backdrop.
      if (target === currentTarget && !(detail > 1) && !isFromInside.current) onClose();
    },
    onKeyDown: wrapFocus,
    // Not only `onClose`: that event is asynchronous, and the visitor may have reopened the dialog by then.
    onCancel: onClose,
    onClose: () => {
      if (!ref.current?.open) onClose();
    },
  };
}
