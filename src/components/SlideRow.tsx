import { useEffect, useRef, type ReactNode } from "react";
import * as styles from "./Slides.styles";

/** The slides before slick has loaded, or if loading fails: a row that scrolls to the current slide. */
export function SlideRow({ index, children }: { index: number; children: ReactNode[] }) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    const node = root.current;
    // The row starts at the first slide; reading its width then would force a layout of the whole page.
    if (node && shown.current !== index) node.scrollLeft = index * node.clientWidth;
    shown.current = index;
  }, [index]);
  return (
    <div ref={root} css={styles.row}>
      {children.map((child, position) => (
        <div key={position}>{child}</div>
      ))}
    </div>
  );
}
