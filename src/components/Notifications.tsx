import { css } from "@emotion/react";
import { useApp, useAppActions } from "../context/AppContext";
import { useSite } from "../hooks/useSite";
import { colours } from "../theme/colours";
import { layers } from "../theme/layers";
import { radius, space } from "../theme/space";
import { type } from "../theme/typography";
import { IconButton } from "./IconButton";

const region = css({
  position: "fixed",
  zIndex: layers.notices,
  insetInline: space.base,
  bottom: space.base,
  display: "grid",
  gap: space.small,
  justifyItems: "center",
  pointerEvents: "none",
});
const notice = css({
  ...type.small,
  display: "flex",
  alignItems: "center",
  gap: space.base,
  maxWidth: 480,
  padding: `${space.small}px ${space.small}px ${space.small}px ${space.medium}px`,
  border: `1px solid ${colours.controlBorder}`,
  borderRadius: radius.control,
  background: colours.raised,
  color: colours.text,
  overflowWrap: "anywhere",
  pointerEvents: "auto",
});
const words = css({ margin: 0 });

/** Notices to the visitor: read out politely, and each can be dismissed (decisions, “State”). */
export function Notifications() {
  const { notifications } = useApp();
  const { removeNotification } = useAppActions();
  const { label, dismiss } = useSite().app.notifications;
  return (
    <div css={region} role="status" aria-label={label}>
      {notifications.map(({ id, message }) => (
        <div key={id} css={notice}>
          <p css={words}>{message}</p>
          <IconButton icon="close" label={dismiss} onClick={() => removeNotification(id)} />
        </div>
      ))}
    </div>
  );
}
