import { useAppActions } from "../context/AppContext";
import { useSite } from "../hooks/useSite";
import { layoutIds } from "../lib/layoutIds";
import { withPreventDefault } from "../lib/withPreventDefault";
import { buttonStyles } from "./Button.styles";
import { Icon } from "./Icon";
import * as styles from "./StoreButtons.styles";

/**
 * The two app buttons; both open the modal (specification, section 1).
 * `commandfor` opens it in browsers that know it even before scripts arrive, or without any.
 */
export function StoreButtons() {
  const { storeButtons } = useSite().app;
  const { openAppDownloadModal } = useAppActions();
  const handleClick = withPreventDefault(openAppDownloadModal);
  const early = { commandfor: layoutIds.appDownloadModal, command: "show-modal" };
  const buttons = [
    { ...storeButtons.googlePlay, variant: "action" },
    { ...storeButtons.appStore, variant: "outline" },
  ] as const;
  return (
    <div css={styles.row} role="group" aria-label={storeButtons.label}>
      {buttons.map(({ store, prefix, variant }) => (
        <button
          key={store}
          type="button"
          css={buttonStyles[variant]}
          onClick={handleClick}
          {...early}
        >
          <span css={styles.prefix}>{prefix}</span>{" "}
          <span css={styles.store}>
            <Icon name="app" size={20} />
            {store}
          </span>
        </button>
      ))}
    </div>
  );
}
