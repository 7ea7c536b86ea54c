import { sizesOf } from "../form/sizesOf";
import { useAnswers } from "../form/useAnswers";
import { refillFields, weighingState } from "./weighingState";

/** The state of the weighing: its form, and what the answers prove. */
export function useRefill(products: readonly { kilograms: number | null }[]) {
  const fields = refillFields(sizesOf(products));
  const calculator = useAnswers(fields);
  const state = weighingState(calculator.answers, fields);
  const { fullness, doubt } = state.check ?? {};
  return { fields, calculator, state, isDoubtful: (fullness ?? doubt) !== undefined };
}

export type RefillState = ReturnType<typeof useRefill>;
