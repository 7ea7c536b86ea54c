import { useAppActions } from "../../context/AppContext";
import { useSite } from "../../hooks/useSite";
import { localNumber, telephoneLink, whatsappLink } from "../../lib/contactLinks";
import { layoutIds } from "../../lib/layoutIds";
import { withPreventDefault } from "../../lib/withPreventDefault";
import { buttonPair, buttonStyles } from "../control/Button.styles";
import { apart } from "../text/apart";
import { Icon } from "../picture/Icon";
import * as styles from "./OrderWays.styles";

/** All ways to order as a quiet line, where the page shows their buttons elsewhere, then the app buttons. */
export const OrderWays = () => (
  <div css={styles.root}>
    <OrderLine />
    <StoreButtons />
  </div>
);

/**
 * The two ways to order without the app, equally prominent: a call, and a WhatsApp chat with a message begun. On paper
 * they show their numbers.
 * @param message the chat's message; by default one that fits any question
 */
export function OrderButtons({ message }: { message?: string }) {
  const { company, app } = useSite();
  const { call, whatsapp } = app.order;
  const buttons = [
    [call, telephoneLink(company.telephone), localNumber(company.telephone)],
    [
      whatsapp,
      whatsappLink(company.whatsapp, message ?? app.order.message),
      localNumber(`+${company.whatsapp}`),
    ],
  ] as const;
  return (
    <div css={buttonPair}>
      {apart(
        buttons.map(([label, href, number]) => (
          <a key={href} css={buttonStyles.action} href={href} data-number={number}>
            {label}
          </a>
        )),
      )}
    </div>
  );
}

/** The call, with its number, and the chat as links in one line. */
function OrderLine() {
  const { company, app } = useSite();
  const { call, whatsapp, message } = app.order;
  return (
    <p css={styles.line}>
      <a href={telephoneLink(company.telephone)}>{`${call} ${localNumber(company.telephone)}`}</a>{" "}
      <a href={whatsappLink(company.whatsapp, message)}>{whatsapp}</a>
    </p>
  );
}

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
    <div css={[styles.stores, buttonPair]} role="group" aria-label={storeButtons.label}>
      {apart(
        buttons.map(({ store, prefix, icon }) => (
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
        )),
      )}
    </div>
  );
}
