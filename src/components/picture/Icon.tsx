import type { SerializedStyles } from "@emotion/react";
import * as styles from "./Icon.styles";

/** Icons on a 24 px grid as SVG path data; 2 px strokes with round caps in the text's colour. */
const iconPaths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  pause: "M9 5v14M15 5v14",
  play: "M8 5l11 7-11 7z",
  expand: "M5 9l7 7 7-7",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4",
  moon: "M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z",
  warning: "M12 4L2.5 20h19zM12 10v4.5M12 17v.01",
  link: "M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1",
  // Our own icons, filled, instead of the stores' logos: a play symbol with a bent corner, a tile with the letter A.
  playStore: "M4 15V3.6Q4 1.3 6 2.4L21 11q1.7 1 0 2l-8.3 4.7zM4 17.4l6.4 1.6L6 21.6Q4 22.7 4 20.4z",
  appStore:
    "M7 1h10q6 0 6 6v10q0 6-6 6H7q-6 0-6-6V7q0-6 6-6zM10.6 6L5.3 18.5h2.8l1.2-3h5.4l1.2 3h2.8L13.4 6zM12 8.8l1.8 4.5h-3.6z",
} as const;

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** Width and height in px. */
  size?: number;
  /** Its meaning, if no text next to it says the same. */
  label?: string;
  layoutStyle?: SerializedStyles;
}

/** A small icon in the text's colour. */
export function Icon({ name, size = 24, label, layoutStyle }: IconProps) {
  const role = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg css={[styles.root, layoutStyle]} width={size} height={size} viewBox="0 0 24 24" {...role}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
