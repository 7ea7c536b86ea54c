import { useId } from "react";
import { buttonStyles } from "../components/control/Button.styles";
import { IconButton } from "../components/control/IconButton";
import { Stripes } from "../components/picture/Stripes";
import { useApp, useAppActions } from "../context/AppContext";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { useModalDialog } from "../hooks/useModalDialog";
import { useSite } from "../hooks/useSite";
import { layoutIds } from "../lib/layoutIds";
import { withPreventDefault } from "../lib/withPreventDefault";
import { night } from "../theme/surfaces";
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
  const { gatsbyImageData, fallback: webp } = modal.picture?.childImageSharp ?? {};
  const avif = gatsbyImageData?.images.fallback;
  const titleId = useId();
  const isHydrated = useIsHydrated();
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
      {...night}
      aria-labelledby={titleId}
      // The visitor may have opened it before scripts loaded.
      suppressHydrationWarning
    >
      <div css={styles.box}>
        <div css={styles.stage}>
          {/* Not by Picture: nothing is fetched before the press that opens it, which fetches the scripts, too. */}
          {isHydrated && (
            <picture>
              <source type="image/avif" srcSet={avif?.srcSet} sizes="220px" />
              <img loading="lazy" src={webp?.src ?? undefined} alt="" width={220} />
            </picture>
          )}
        </div>
        <div css={styles.words}>
          <Stripes isOnFirstScreen />
          <h2 id={titleId}>{modal.title}</h2>
          <p>{modal.message}</p>
          <button type="button" css={buttonStyles.action} {...closing}>
            {modal.confirm}
          </button>
        </div>
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
