import { useSite } from "../hooks/useSite";
import { telephoneLink } from "../lib/contactLinks";
import * as styles from "./CallButtons.styles";

/** Buttons that dial the emergency numbers, equally wide because none has priority. */
export function CallButtons({ calls }: { calls: readonly { label: string; number: string }[] }) {
  return (
    <div css={styles.calls}>
      {calls.map(({ label, number }) => (
        <a key={number} css={styles.call} href={telephoneLink(number)}>
          {label}
        </a>
      ))}
    </div>
  );
}

/**
 * The company's own number for leaks, after those of the emergency services; renders nothing without one.
 */
export function LeakLine({ label }: { label: string }) {
  const { leakPhone } = useSite().company;
  if (!leakPhone) return null;
  return (
    <p css={styles.ownLine}>
      {label}{" "}
      <a css={styles.ownNumber} href={telephoneLink(leakPhone)}>
        {leakPhone}
      </a>
    </p>
  );
}
