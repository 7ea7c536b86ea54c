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
