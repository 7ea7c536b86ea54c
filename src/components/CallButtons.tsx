import { telephoneLink } from "../lib/contactLinks";
import * as styles from "./CallButtons.styles";

interface CallButtonsProps {
  calls: readonly { label: string; number: string }[];
}

/** The emergency numbers as buttons that dial: equally wide, because neither is the second choice. */
export function CallButtons({ calls }: CallButtonsProps) {
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
