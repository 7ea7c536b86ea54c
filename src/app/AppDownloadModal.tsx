import { Button } from "../components/Button";
import { Modal } from "../components/Modal";
import { useApp, useAppActions } from "../context/AppContext";
import { useSite } from "../hooks/useSite";
import { layoutIds } from "../lib/layoutIds";
import { withPreventDefault } from "../lib/withPreventDefault";
import * as styles from "./AppDownloadModal.styles";

/**
 * Announces that the mobile app is still being built (specification, section 2). Every app button opens it.
 */
export function AppDownloadModal() {
  const { isAppDownloadModalOpen } = useApp();
  const { openAppDownloadModal, closeAppDownloadModal } = useAppActions();
  const { modal } = useSite().app;
  return (
    <Modal
      id={layoutIds.appDownloadModal}
      isOpen={isAppDownloadModalOpen}
      onOpen={openAppDownloadModal}
      onClose={closeAppDownloadModal}
      title={modal.title}
      closeLabel={modal.close}
    >
      <p css={styles.message}>{modal.message}</p>
      <Button
        onClick={withPreventDefault(closeAppDownloadModal)}
        {...{ commandfor: layoutIds.appDownloadModal, command: "close" }}
      >
        {modal.confirm}
      </Button>
    </Modal>
  );
}
