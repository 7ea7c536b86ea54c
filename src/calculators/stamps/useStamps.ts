import { useAnswers } from "../form/useAnswers";
import { monthAt, monthsOf } from "./stampDate";
import { isBarredBy, ruleIn, stampsFields, stampsState } from "./stampsState";

/**
 * The state of the stamps: their form, and what the dates say of the cylinder.
 * @param buildMonth the month in which the site was built, in months since year 0
 */
export function useStamps(policies: Parameters<typeof ruleIn>[0], buildMonth: number) {
  const rule = ruleIn(policies);
  const now = new Date();
  const thisMonth = monthsOf({ year: now.getFullYear(), month: now.getMonth() + 1 });
  // A phone's clock may be years behind, and would call an old cylinder in date.
  const today = monthAt(Math.max(thisMonth, buildMonth));
  const fields = stampsFields(today);
  const calculator = useAnswers(fields);
  const state = rule && stampsState(calculator.answers, rule, today);
  return { rule, fields, calculator, state, isBarred: Boolean(state && isBarredBy(state)) };
}

export type Stamping = ReturnType<typeof useStamps>;
