import { useSite } from "../hooks/useSite";
import { layoutIds } from "../lib/layoutIds";
import * as styles from "./SkipLink.styles";

/** The first focusable element: skips the header (WCAG 2.4.1). */
export function SkipLink() {
  const { navigation } = useSite();
  return (
    <a css={styles.link} href={`#${layoutIds.content}`}>
      {navigation.skipLink}
    </a>
  );
}
