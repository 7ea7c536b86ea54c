import { css } from "@emotion/react";
import type { ReactNode } from "react";

/** Styles for what is read out but not seen. */
export const visuallyHidden = css({
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

/** Text that is read out but not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={visuallyHidden}>{children}</span>;
}
