import * as styles from "./Icon.styles";
import { iconPaths, type IconName } from "./icons";

interface IconProps {
  name: IconName;
  /** Width and height in px. */
  size?: number;
}

/** A small icon in the text's colour. It is never used alone: its control has a text label. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg css={styles.root} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
