import type { ReactNode } from "react";
import { Button } from "../../components/Button";
import { needsScripts } from "../../theme/needsScripts";
import type { Calculator } from "./useAnswers";
import * as styles from "./Calculator.styles";

interface CalculatorFormProps {
  /** The id of its title. */
  id: string;
  /** Its title, and its button's label. */
  labels: { title: string; submit: string };
  /** The level of its title's heading. */
  level?: 2 | 3;
  calculator: Calculator;
  children: ReactNode;
}

/** The form of a page that computes something. It needs scripts, and sends nothing. */
export function CalculatorForm({
  id,
  labels,
  level = 2,
  calculator,
  children,
}: CalculatorFormProps) {
  const Heading = `h${level}` as const;
  return (
    // Without a script, the browser would submit the fields in the URL; this method prevents that.
    <form
      css={styles.form}
      {...needsScripts}
      aria-labelledby={id}
      method="dialog"
      noValidate
      {...calculator.form}
    >
      <Heading id={id}>{labels.title}</Heading>
      {children} <Button type="submit">{labels.submit}</Button>
    </form>
  );
}

interface CalculatorAnswerProps {
  /** It scrolls to the answer. */
  calculator: Calculator;
  /** Above the answer; omit it while there is none. */
  label?: string;
  children: ReactNode;
}

/** The answer of a calculator; screen readers announce its changes (WCAG 4.1.3). */
export function CalculatorAnswer({ calculator, label, children }: CalculatorAnswerProps) {
  return (
    <div ref={calculator.answer} css={styles.result} role="status">
      {label && <p css={styles.label}>{label}</p>}
      {children}
    </div>
  );
}
