import { useId, useRef, type ReactNode } from "react";
import { useModalDialog } from "../hooks/useModalDialog";
import { withPreventDefault } from "../lib/withPreventDefault";
import { IconButton } from "./IconButton";
import * as styles from "./Modal.styles";

interface ModalProps {
  /** The id that buttons name in `commandfor`, so that they open the dialog even before scripts load. */
  id: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  title: string;
  /** The close button's accessible name. */
  closeLabel: string;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser makes the rest of the page inert, closes it on Escape and restores
 * focus (WAI-ARIA APG, modal dialog). A click on the backdrop also closes it.
 */
export function Modal({ id, isOpen, onOpen, onClose, title, closeLabel, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModalDialog(dialog, { isOpen, onOpen, onClose });

  return (
    <dialog
      ref={dialog}
      id={id}
      css={styles.dialog}
      aria-labelledby={titleId}
      // Not `onClose`: that event is asynchronous, and the visitor may have reopened the dialog by then.
      onCancel={onClose}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      // The visitor may have opened it before scripts loaded.
      suppressHydrationWarning
    >
      <div css={styles.box}>
        <h2 id={titleId} css={styles.title}>
          {title}
        </h2>
        {children}
        <IconButton
          icon="close"
          label={closeLabel}
          layoutStyle={styles.closeButton}
          onClick={withPreventDefault(onClose)}
          {...{ commandfor: id, command: "close" }}
        />
      </div>
    </dialog>
  );
}
