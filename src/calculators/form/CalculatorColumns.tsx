import type { ReactNode } from "react";
import * as styles from "./CalculatorForm.styles";

interface CalculatorColumnsProps {
  /** A `CalculatorForm`, then a `CalculatorAnswer`, then what compares or explains. */
  children: ReactNode;
}

/** A calculator. On wide screens the form is on the left, and everything else on the right. */
export function CalculatorColumns({ children }: CalculatorColumnsProps) {
  return <div css={styles.columns}>{children}</div>;
}
