import type { ReactNode } from "react";
import * as styles from "./Tool.styles";

interface ToolProps {
  /** A `ToolForm`, then a `ToolAnswer`, then what compares or explains. */
  children: ReactNode;
}

/** A calculator. On wide screens the form is on the left, and everything else on the right. */
export function Tool({ children }: ToolProps) {
  return <div css={styles.root}>{children}</div>;
}
