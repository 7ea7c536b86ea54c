import * as styles from "./Stripes.styles";

/** The identity's signature: two amber stripes that draw in from the left. A decoration. */
export function Stripes({ isOnFirstScreen = false }: { isOnFirstScreen?: boolean }) {
  return <span css={styles.stripes} data-first={isOnFirstScreen || undefined} />;
}
