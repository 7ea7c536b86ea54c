import { useEffect, useRef, type ReactNode } from "react";
import * as styles from "./Slides.styles";

/** The slides before slick has come, or where it cannot: a row that scrolls to the one that is shown. */
export function SlideRow({ index, children }: { index: number; children: ReactNode[] }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = root.current;
    if (node) node.scrollLeft = index * node.clientWidth;
  }, [index]);
  return (
    <div ref={root} css={styles.row}>
      {children.map((child, position) => (
        <div key={position}>{child}</div>
      ))}
    </div>
  );
}
