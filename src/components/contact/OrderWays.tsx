import { useAppActions } from "../../context/AppContext";
import { useSite } from "../../hooks/useSite";
import { localNumber, telephoneLink, whatsappLink } from "../../lib/contactLinks";
import { layoutIds } from "../../lib/layoutIds";
import { withPreventDefault } from "../../lib/withPreventDefault";
import { buttonPair, buttonStyles } from "../control/Button.styles";
import { apart } from "../text/apart";
import { Icon } from "../picture/Icon";
import * as styles from "./OrderWays.styles";

/** The app buttons, then the ways to order without the app as a quiet line. */
export function OrderWays({ message }: { message?: string }) {
  const { company, app } = useSite();
  const { call, whatsapp } = app.order;
  return (
    <div css={styles.root}>
      <StoreButtons />
      <p css={styles.line}>
        <a href={telephoneLink(company.telephone)}>{`${call} ${localNumber(company.telephone)}`}</a>{" "}
        <a href={whatsappLink(company.whatsapp, message ?? app.order.message)}>{whatsapp}</a>
      </p>
    </div>
  );
}

interface OrderButtonsProps {
  /** The chat's message; by default one that fits any question. */
  message?: string;
  /** `accent` beside the app buttons, which are the primary action there. */
  look?: "accent" | "action";
}

/**
 * The two ways to order without the app, equally prominent: a call, with the number for those whose device cannot dial,
 * and a WhatsApp chat with a message begun. On paper the chat shows its number too.
 */
export function OrderButtons({ message, look = "action" }: OrderButtonsProps) {
  const { company, app } = useSite();
  const { call, whatsapp } = app.order;
  return (
    <div css={buttonPair}>
      <a css={[buttonStyles[look], styles.call]} href={telephoneLink(company.telephone)}>
        {`${call} `}
        <span css={styles.number}>{localNumber(company.telephone)}</span>
      </a>{" "}
      <a
        css={buttonStyles[look]}
        href={whatsappLink(company.whatsapp, message ?? app.order.message)}
        data-number={localNumber(`+${company.whatsapp}`)}
      >
        {whatsapp}
      </a>
    </div>
  );
}

/**
 * The two app buttons; both open the modal (specification, section 1). In browsers that support `commandfor`, they open it
 * even before scripts load, or without any.
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
    <div css={[buttonPair, styles.stores]} role="group" aria-label={storeButtons.label}>
      {apart(
        buttons.map(({ store, prefix, icon }) => (
          <button
            key={store}
            type="button"
            css={buttonStyles.badge}
            onClick={handleClick}
            {...early}
          >
            <Icon name={icon} />
            <span css={styles.prefix}>{prefix}</span> <span css={styles.store}>{store}</span>
          </button>
        )),
      )}
    </div>
  );
}
