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
  // Our own icons instead of the stores' logos: a bag with a play symbol, a tile with an arrow into it.
  playStore: "M4 8h16l-1 13H5zM8.5 8V6a3.5 3.5 0 017 0v2M10 11.5v6l5-3z",
  appStore: "M8 3h8a5 5 0 015 5v8a5 5 0 01-5 5H8a5 5 0 01-5-5V8a5 5 0 015-5zM12 7v9M8 12.5l4 4 4-4",
} as const;

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** Width and height in px. */
  size?: number;
  /** Its meaning, if no text next to it says the same. */
  label?: string;
  /** Layout styles from the parent; for the reason not to use `css`, see Picture. */
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
