import { useId } from "react";
import * as styles from "./ServiceIcon.styles";

/** A service's icon, drawn into the page so that it takes the text's colour. */
export function ServiceIcon({ svg }: { svg: string }) {
  // The same icon may be on the page twice; ids must not.
  const __html = svg.replaceAll("{use}", useId());
  return <span css={styles.root} aria-hidden="true" dangerouslySetInnerHTML={{ __html }} />;
}
