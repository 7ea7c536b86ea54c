import type { ReactNode } from "react";
import type { Calculator } from "./useAnswers";
import * as styles from "./CalculatorAnswer.styles";

interface CalculatorAnswerProps {
  /** It scrolls to the answer. */
  calculator: Pick<Calculator, "answer">;
  /** Above the answer; omit it while there is none. */
  label?: string;
  children: ReactNode;
}

/** The answer of a calculator; screen readers announce its changes (WCAG 4.1.3). */
export function CalculatorAnswer({ calculator, label, children }: CalculatorAnswerProps) {
  return (
    <div ref={calculator.answer} css={styles.root} role="status">
      {label && <p css={styles.label}>{label}</p>}
      {children}
    </div>
  );
}
