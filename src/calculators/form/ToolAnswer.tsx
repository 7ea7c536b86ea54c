import type { ReactNode } from "react";
import type { Tool } from "./useAnswers";
import * as styles from "./ToolAnswer.styles";

interface ToolAnswerProps {
  /** It scrolls to the answer. */
  tool: Pick<Tool, "answer">;
  /** Above the answer; omit it while there is none. */
  label?: string;
  children: ReactNode;
}

/** The answer of a calculator; screen readers announce its changes (WCAG 4.1.3). */
export function ToolAnswer({ tool, label, children }: ToolAnswerProps) {
  return (
    <div ref={tool.answer} css={styles.root} role="status">
      {label && <p css={styles.label}>{label}</p>}
      {children}
    </div>
  );
}
