import { useCallback, useEffect, useRef, type FocusEvent } from "react";
import { flushSync } from "react-dom";
import { useApp, useAppActions, type Notification } from "../context/AppContext";
import { useNavigation } from "../context/NavigationContext";
import { useEscape } from "../hooks/useEscape";
import { useSite } from "../hooks/useSite";
import { listen } from "../lib/listen";
import { BRIEF_NOTICE_MS } from "../lib/timing";
import { needsScripts } from "../theme/needsScripts";
import { IconButton } from "../components/control/IconButton";
import * as styles from "./Notifications.styles";

/** The maximum number of notices on the screen; more would cover that of a phone. */
const MAX_SHOWN = 3;

/** The newest notices; of several with the same message, the newest. */
const shownOf = (all: readonly Notification[]) =>
  all
    .filter(({ message }, at) => !all.slice(at + 1).some((later) => later.message === message))
    .slice(-MAX_SHOWN);

/**
 * Notices to the visitor: screen readers announce each one once, politely. Each can be dismissed, the
 * newest with Escape as well. If its button had the focus, this moves to the next notice, or back to where it was.
 */
export function Notifications() {
  const { notifications, isAppDownloadModalOpen } = useApp();
  const { isMenuOpen } = useNavigation();
  const { removeNotification } = useAppActions();
  const { label, dismiss } = useSite().app.notifications;
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const newest = notifications.at(-1)?.message;

  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };

  const handleDismiss = useCallback(
    (dismissed: string) => {
      const focused = document.activeElement;
      flushSync(() => {
        for (const { id, message } of notifications)
          if (message === dismissed) removeNotification(id);
      });
      if (focused?.isConnected) return;
      const next = region.current?.querySelector("button") ?? cameFrom.current;
      if (next instanceof HTMLElement) next.focus();
    },
    [notifications, removeNotification],
  );

  useEscape(newest !== undefined && !isMenuOpen && !isAppDownloadModalOpen, () =>
    handleDismiss(newest ?? ""),
  );

  return (
    <div
      ref={region}
      css={styles.region}
      role="status"
      aria-label={label}
      aria-atomic="false"
      // In a saved page, its news is old.
      {...needsScripts}
    >
      {shownOf(notifications).map((notice) => (
        <Notice
          key={notice.id}
          {...notice}
          dismissLabel={dismiss}
          onDismiss={handleDismiss}
          onFocus={handleFocus}
        />
      ))}
    </div>
  );
}

interface NoticeProps extends Notification {
  dismissLabel: string;
  onDismiss: (message: string) => void;
  onFocus: (event: FocusEvent) => void;
}

/** One notice. A brief one dismisses itself once it has been shown for a while, unless it is pointed at or has focus. */
function Notice(props: NoticeProps) {
  const { message, link, isBrief, isUntilOnline, dismissLabel, onDismiss, onFocus } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBrief) return undefined;
    const timer = setInterval(() => {
      if (!root.current?.matches(":hover, :focus-within")) onDismiss(message);
    }, BRIEF_NOTICE_MS);
    return () => clearInterval(timer);
  }, [message, isBrief, onDismiss]);
  useEffect(
    () => (isUntilOnline ? listen(window, "online", () => onDismiss(message)) : undefined),
    [message, isUntilOnline, onDismiss],
  );
  return (
    <div ref={root} css={styles.notice}>
      <p>
        {message}
        {link && (
          <>
            {" "}
            <a css={styles.link} href={link.to}>
              {link.label}
            </a>
          </>
        )}
      </p>
      <IconButton
        icon="close"
        label={dismissLabel}
        onFocus={onFocus}
        onClick={() => onDismiss(message)}
      />
    </div>
  );
}
