import type { SerializedStyles } from "@emotion/react";
import * as styles from "./Logo.styles";

/** The logo and the company's name. On a light background the flame is dark and its slots are amber. */
export function Logo({ name, layoutStyle }: { name: string; layoutStyle?: SerializedStyles }) {
  return (
    <span css={[layoutStyle, styles.root]}>
      <svg css={styles.drawing} viewBox="0 0 48 54" aria-hidden="true">
        <rect css={styles.slots} x={8.4} y={31} width={31.4} height={10} />
        <path d="M26.9 4c1.6 9.7 11.5 15.8 13.1 27.6H8.2c1.2-5.8 4.9-9.6 6.8-14.8 2.2 2.7 3.8 5.4 4.5 8.4 5.4-5.3 7.4-11.9 7.4-21.2m13.3 30.2v.7q0 1.4-.2 2.7H8a15 15 0 0 1-.2-3.4Zm-.9 6C37.1 46.4 31.1 50.4 24 50.4c-7.2 0-13.2-4.1-15.4-10.2Z" />
      </svg>
      <span translate="no">{name}</span>
    </span>
  );
}
