import { useId } from "react";
import { Button } from "../components/control/Button";
import { IconButton } from "../components/control/IconButton";
import { useApp, useAppActions } from "../context/AppContext";
import { useModalDialog } from "../hooks/useModalDialog";
import { useSite } from "../hooks/useSite";
import { layoutIds } from "../lib/layoutIds";
import { withPreventDefault } from "../lib/withPreventDefault";
import * as styles from "./AppDownloadModal.styles";

/**
 * Announces that the mobile app is still being built (specification, section 2). Every app button opens it. A
 * native modal dialog: the browser makes the rest of the page inert, closes it on Escape and restores focus
 * (WAI-ARIA APG, modal dialog). A click on the backdrop also closes it.
 */
export function AppDownloadModal() {
  const { isAppDownloadModalOpen: isOpen } = useApp();
  const { openAppDownloadModal: onOpen, closeAppDownloadModal: onClose } = useAppActions();
  const { modal } = useSite().app;
  const titleId = useId();
  const dialog = useModalDialog({ isOpen, onOpen, onClose });
  const closing = {
    onClick: withPreventDefault(onClose),
    commandfor: layoutIds.appDownloadModal,
    command: "close",
  };
  return (
    <dialog
      {...dialog}
      id={layoutIds.appDownloadModal}
      css={styles.dialog}
      aria-labelledby={titleId}
      // The visitor may have opened it before scripts loaded.
      suppressHydrationWarning
    >
      <div css={styles.box}>
        <h2 id={titleId} css={styles.title}>
          {modal.title}
        </h2>
        <p>{modal.message}</p>
        <Button {...closing}>{modal.confirm}</Button>
        <IconButton
          icon="close"
          label={modal.close}
          layoutStyle={styles.closeButton}
          {...closing}
        />
      </div>
    </dialog>
  );
}
