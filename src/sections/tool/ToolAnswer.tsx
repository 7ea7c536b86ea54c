import type { SerializedStyles } from "@emotion/react";
import type { ReactNode, RefObject } from "react";
import * as styles from "./ToolAnswer.styles";

interface ToolAnswerProps {
  /** From `useAnswers`, which scrolls to it. */
  answerRef: RefObject<HTMLDivElement>;
  /** Above the answer; omit it while there is none. */
  label?: string;
  labelStyle?: SerializedStyles | false;
  children: ReactNode;
}

/** The answer of a calculator; screen readers announce its changes (WCAG 4.1.3). */
export function ToolAnswer({ answerRef, label, labelStyle, children }: ToolAnswerProps) {
  return (
    <div ref={answerRef} css={styles.root} role="status">
      {label && <p css={[styles.label, labelStyle]}>{label}</p>}
      {children}
    </div>
  );
}
