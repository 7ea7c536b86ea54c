import { css } from "@emotion/react";
import { useAppActions } from "../context/AppContext";
import { useSite } from "../hooks/useSite";
import { instead } from "../lib/instead";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { APP_DOWNLOAD_MODAL_ID } from "./appDownloadModal";
import { buttonStyles } from "./Button.styles";
import { Icon } from "./Icon";

const row = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.small,
  // Both fit beside each other on the narrowest phones.
  "& > button": { paddingInline: "clamp(12px, 4vw, 24px)", gap: space.small },
});
const words = css({ display: "grid" });
const small = css({ ...type.fine, lineHeight: 1.2 });

/**
 * The two app buttons; both open the modal (specification, section 1).
 * `commandfor` opens it in browsers that know it even before scripts arrive, or without any.
 */
export function StoreButtons() {
  const { storeButtons } = useSite().app;
  const { openAppDownloadModal } = useAppActions();
  const handleClick = instead(openAppDownloadModal);
  const early = { commandfor: APP_DOWNLOAD_MODAL_ID, command: "show-modal" };
  const buttons = [
    { ...storeButtons.googlePlay, look: "action", icon: "triangle" },
    { ...storeButtons.appStore, look: "outline", icon: "phone" },
  ] as const;
  return (
    <div css={row} role="group" aria-label={storeButtons.label}>
      {buttons.map(({ store, prefix, look, icon }) => (
        <button key={store} type="button" css={buttonStyles[look]} onClick={handleClick} {...early}>
          <Icon name={icon} />
          <span css={words}>
            <span css={small}>{prefix}</span> <span>{store}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
