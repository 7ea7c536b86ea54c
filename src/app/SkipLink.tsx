import { useSite } from "../hooks/useSite";
import { layoutIds } from "../lib/layoutIds";
import * as styles from "./SkipLink.styles";

/** The first stop of the Tab key: past the header to the page's own content (WCAG 2.4.1). */
export function SkipLink() {
  const { navigation } = useSite();
  return (
    <a css={styles.link} href={`#${layoutIds.content}`}>
      {navigation.skipLink}
    </a>
  );
}
