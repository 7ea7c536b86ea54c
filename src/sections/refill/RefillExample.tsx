import { fillIn } from "../../lib/fillIn";
import type { Answers } from "../../lib/formAnswers";
import * as styles from "../tool/ToolAnswer.styles";
import { valuesOf } from "./values";
import { weighingState } from "./weighingState";

/** Its weights are not those of a real cylinder. */
const example = { size: "12.5", tare: "15.2", now: "27.1", paid: "12.5", step: "0.1" };

interface RefillExampleProps {
  copy: Queries.RefillWordsFragment;
  initialValues: Answers;
}

/** A small worked example, shown before the visitor enters anything. */
export function RefillExample({ copy, initialValues }: RefillExampleProps) {
  const { figures, check } = weighingState(example, initialValues);
  const values = valuesOf(copy, figures, check);
  const { result } = copy;
  return (
    <>
      <p css={styles.label}>{fillIn(result.example, values)}</p>
      <p css={styles.sums}>{fillIn(result.inside, values)}</p>
      <p css={styles.sums}>{fillIn(result.short, values)}</p>
    </>
  );
}
