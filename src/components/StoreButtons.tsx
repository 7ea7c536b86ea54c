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
    { ...storeButtons.googlePlay, variant: "action", icon: "triangle" },
    { ...storeButtons.appStore, variant: "outline", icon: "phone" },
  ] as const;
  return (
    <div css={styles.row} role="group" aria-label={storeButtons.label}>
      {buttons.map(({ store, prefix, variant, icon }) => (
        <button
          key={store}
          type="button"
          css={buttonStyles[variant]}
          onClick={handleClick}
          {...early}
        >
          <Icon name={icon} />
          <span css={styles.words}>
            <span css={styles.small}>{prefix}</span> <span>{store}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
