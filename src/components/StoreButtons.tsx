import { useAppActions } from "../context/AppContext";
import { useSite } from "../hooks/useSite";
import { layoutIds } from "../lib/layoutIds";
import { withPreventDefault } from "../lib/withPreventDefault";
import { buttonStyles } from "./Button.styles";
import { Icon } from "./Icon";
import * as styles from "./StoreButtons.styles";

interface StoreButtonsProps {
  /** True if another button next to them is the primary action. */
  isQuiet?: boolean;
}

/**
 * The two app buttons; both open the modal (specification, section 1). In browsers that support
 * `commandfor`, they open it even before scripts load, or without any.
 */
export function StoreButtons({ isQuiet = false }: StoreButtonsProps) {
  const { storeButtons } = useSite().app;
  const { openAppDownloadModal } = useAppActions();
  const handleClick = withPreventDefault(openAppDownloadModal);
  const early = { commandfor: layoutIds.appDownloadModal, command: "show-modal" };
  const buttons = [
    { ...storeButtons.googlePlay, icon: "playStore", variant: isQuiet ? "outline" : "action" },
    { ...storeButtons.appStore, icon: "appStore", variant: "outline" },
  ] as const;
  return (
    <div css={styles.row} role="group" aria-label={storeButtons.label}>
      {buttons.map(({ store, prefix, icon, variant }) => (
        <button
          key={store}
          type="button"
          css={buttonStyles[variant]}
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
