import { css } from "@emotion/react";
import { useEffect, useRef, type ReactNode } from "react";
import { space } from "../theme/space";

const row = css({
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "html.js &": { overflowX: "hidden" },
  // Without scripts nothing shows that the row goes on; the slides stand below each other.
  "html:not(.js) &": { flexDirection: "column", gap: space.band },
  "& > *": { flex: "0 0 100%", minWidth: 0, scrollSnapAlign: "start" },
});

/** The slides before slick has come, or where it cannot: a row that scrolls to the one that is shown. */
export function SlideRow({ index, children }: { index: number; children: ReactNode[] }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = root.current;
    if (node) node.scrollLeft = index * node.clientWidth;
  }, [index]);
  return (
    <div ref={root} css={row}>
      {children.map((child, position) => (
        <div key={position}>{child}</div>
      ))}
    </div>
  );
}
