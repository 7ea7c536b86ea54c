import { useApp, useAppActions } from "../context/AppContext";
import { useSite } from "../hooks/useSite";
import { IconButton } from "./IconButton";
import * as styles from "./Notifications.styles";

/** Notices to the visitor: read out politely, and each can be dismissed (decisions, “State”). */
export function Notifications() {
  const { notifications } = useApp();
  const { removeNotification } = useAppActions();
  const { label, dismiss } = useSite().app.notifications;
  return (
    <div css={styles.region} role="status" aria-label={label}>
      {notifications.map(({ id, message }) => (
        <div key={id} css={styles.notice}>
          <p css={styles.words}>{message}</p>
          <IconButton icon="close" label={dismiss} onClick={() => removeNotification(id)} />
        </div>
      ))}
    </div>
  );
}
