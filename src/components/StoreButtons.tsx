import { useAppActions } from "../context/AppContext";
import { useSite } from "../hooks/useSite";
import { layoutIds } from "../lib/layoutIds";
import { withPreventDefault } from "../lib/withPreventDefault";
import { buttonPair, buttonStyles } from "./Button.styles";
import { Icon } from "./Icon";
import * as styles from "./StoreButtons.styles";

/**
 * The two app buttons, outlined, because the app is not live; both open the modal (specification, section 1). In browsers that support
 * `commandfor`, they open it even before scripts load, or without any.
 */
export function StoreButtons() {
  const { storeButtons } = useSite().app;
  const { openAppDownloadModal } = useAppActions();
  const handleClick = withPreventDefault(openAppDownloadModal);
  const early = { commandfor: layoutIds.appDownloadModal, command: "show-modal" };
  const buttons = [
    { ...storeButtons.googlePlay, icon: "playStore" },
    { ...storeButtons.appStore, icon: "appStore" },
  ] as const;
  return (
    <div css={[styles.row, buttonPair]} role="group" aria-label={storeButtons.label}>
      {buttons.map(({ store, prefix, icon }) => (
        <button
          key={store}
          type="button"
          css={buttonStyles.outline}
          onClick={handleClick}
          {...early}
        >
          <span css={styles.prefix}>{prefix}</span>{" "}
          <span css={styles.store}>
            <Icon name={icon} size={20} />
            {store}
          </span>
        </button>
      ))}
    </div>
  );
}
