import type { SerializedStyles } from "@emotion/react";
import * as styles from "./Logo.styles";

/** The logo and the company's name. On a light background the flame is dark and its slots are amber. */
export function Logo({ name, layoutStyle }: { name: string; layoutStyle?: SerializedStyles }) {
  return (
    <span css={[layoutStyle, styles.root]}>
      <svg css={styles.drawing} viewBox="0 0 48 54" aria-hidden="true">
        <rect css={styles.slots} x={8.4} y={31} width={31.4} height={10} />
        <path d="M26.9 4c1.56 9.74 11.47 15.76 13.08 27.6H8.17c1.18-5.78 4.91-9.63 6.83-14.8 2.2 2.7 3.8 5.4 4.5 8.4 5.4-5.3 7.4-11.9 7.4-21.2m13.29 30.2.01.7q0 1.4-.22 2.7h-32a15 15 0 0 1-.15-3.4Zm-.88 6C37.12 46.39 31.13 50.4 24 50.4c-7.2 0-13.25-4.1-15.38-10.2Z" />
      </svg>
      <span translate="no">{name}</span>
    </span>
  );
}
