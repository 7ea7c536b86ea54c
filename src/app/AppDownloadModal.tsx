import { css } from "@emotion/react";
import { APP_DOWNLOAD_MODAL_ID } from "../components/appDownloadModal";
import { Button } from "../components/Button";
import { Modal } from "../components/Modal";
import { useApp, useAppActions } from "../context/AppContext";
import { useSite } from "../hooks/useSite";
import { instead } from "../lib/instead";

const message = css({ margin: 0 });

/** Says that the mobile app is in production (specification, section 2). Every app button opens it. */
export function AppDownloadModal() {
  const { isAppDownloadModalOpen } = useApp();
  const { openAppDownloadModal, closeAppDownloadModal } = useAppActions();
  const { modal } = useSite().app;
  return (
    <Modal
      id={APP_DOWNLOAD_MODAL_ID}
      isOpen={isAppDownloadModalOpen}
      onOpen={openAppDownloadModal}
      onClose={closeAppDownloadModal}
      title={modal.title}
      closeLabel={modal.close}
    >
      <p css={message}>{modal.message}</p>
      <Button
        onClick={instead(closeAppDownloadModal)}
        {...{ commandfor: APP_DOWNLOAD_MODAL_ID, command: "close" }}
      >
        {modal.confirm}
      </Button>
    </Modal>
  );
}
