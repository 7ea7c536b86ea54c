import { useState, type ReactNode } from "react";
import { IconButton } from "./IconButton";
import * as styles from "./Marquee.styles";

interface MarqueeProps {
  items: readonly { key: string; content: ReactNode }[];
  /** The same items for the copy that closes the loop; hidden from screen readers. */
  copies: readonly { key: string; content: ReactNode }[];
  pauseLabel: string;
  playLabel: string;
}

const entries = (items: MarqueeProps["items"]) =>
  items.map(({ key, content }) => <li key={key}>{content}</li>);

/**
 * A looping strip with a pause button (WCAG 2.2.2), animated by CSS. A single item does not move: there are
 * no others to make room for.
 */
export function Marquee({ items, copies, pauseLabel, playLabel }: MarqueeProps) {
  const [isPaused, setPaused] = useState(false);
  if (items.length < 2) return <ul css={styles.row}>{entries(items)}</ul>;
  return (
    <div>
      <div css={styles.controls}>
        <IconButton
          icon={isPaused ? "play" : "pause"}
          label={isPaused ? playLabel : pauseLabel}
          onClick={() => setPaused(!isPaused)}
        />
      </div>
      <div css={styles.strip}>
        <div css={styles.track} data-state={isPaused ? "paused" : "running"}>
          <ul css={styles.list}>{entries(items)}</ul>
          <ul css={styles.list} aria-hidden="true">
            {entries(copies)}
          </ul>
        </div>
      </div>
    </div>
  );
}
