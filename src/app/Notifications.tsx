import { useCallback, useEffect, useRef, type FocusEvent } from "react";
import { flushSync } from "react-dom";
import { useApp, useAppActions, type Notification } from "../context/AppContext";
import { useNavigation } from "../context/NavigationContext";
import { useEscape } from "../hooks/useEscape";
import { useSite } from "../hooks/useSite";
import { BRIEF_NOTICE_MS } from "../lib/timing";
import { needsScripts } from "../theme/needsScripts";
import { IconButton } from "../components/control/IconButton";
import * as styles from "./Notifications.styles";

/**
 * Notices to the visitor: screen readers announce each one once, politely. Each can be dismissed, the
 * newest with Escape as well (specification, section 10). Focus then moves to the next notice, or back to where it
 * was.
 */
export function Notifications() {
  const { notifications, isAppDownloadModalOpen } = useApp();
  const { isMenuOpen } = useNavigation();
  const { removeNotification } = useAppActions();
  const { label, dismiss } = useSite().app.notifications;
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const newest = notifications.at(-1)?.id;

  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };

  const handleDismiss = useCallback(
    (id: number) => {
      const hadFocus = region.current?.contains(document.activeElement);
      flushSync(() => removeNotification(id));
      if (!hadFocus) return;
      const next = region.current?.querySelector("button") ?? cameFrom.current;
      if (next instanceof HTMLElement) next.focus();
    },
    [removeNotification],
  );

  const handleEscape = useCallback(() => {
    if (newest !== undefined) handleDismiss(newest);
  }, [newest, handleDismiss]);
  useEscape(newest !== undefined && !isMenuOpen && !isAppDownloadModalOpen, handleEscape);

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
      {notifications.map((notice) => (
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
  onDismiss: (id: number) => void;
  onFocus: (event: FocusEvent) => void;
}

/** One notice. A brief one dismisses itself once it has been shown for a while, unless it is pointed at or has focus. */
function Notice({ id, message, link, isBrief, dismissLabel, onDismiss, onFocus }: NoticeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBrief) return undefined;
    const timer = setInterval(() => {
      if (!root.current?.matches(":hover, :focus-within")) onDismiss(id);
    }, BRIEF_NOTICE_MS);
    return () => clearInterval(timer);
  }, [id, isBrief, onDismiss]);
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
        onClick={() => onDismiss(id)}
      />
    </div>
  );
}
