import { isBefore, monthsOf, yearsAfter, type StampDate } from "./stampDate";

/** The dates on a cylinder, and the rule for them in years. */
export interface CylinderDates {
  made: StampDate;
  /** The last re-test. */
  tested?: StampDate;
  life: number;
  retest: number;
}

/** What a cylinder's dates say of it today. */
export interface CylinderAge {
  state: "inDate" | "last" | "retest" | "stop";
  /** When its life ends. */
  end: StampDate;
  /** When the next re-test is due. */
  due: StampDate;
  /** For the last time in date: the earlier of the two. */
  stop: StampDate;
  /** The date that counts falls in this year, and its month is not known. */
  isThisYear: boolean;
  /** The date that counts is one to six months ahead. */
  isSoon: boolean;
  /** A re-test is due, and less than a year of its life is left. */
  isNearlyOver: boolean;
  /** There is a test stamp from after the end. */
  isTestedLate: boolean;
}

const SOON_MONTHS = 6;
const YEAR = 12;

/** A re-test cannot come before the cylinder was made. */
export const isTestedTooEarly = ({ made, tested }: Pick<CylinderDates, "made" | "tested">) =>
  tested !== undefined && isBefore(tested, made);

/** What the dates on a steel cylinder say of it (SON, NIS 69:2013). `today` has a month. */
export function cylinderAge(
  { made, tested, life, retest }: CylinderDates,
  today: StampDate,
): CylinderAge {
  const end = yearsAfter(made, life);
  const due = yearsAfter(tested ?? made, retest);
  const stop = monthsOf(due) < monthsOf(end) ? due : end;
  const state = stateOf(monthsOf(today), monthsOf(end), monthsOf(due));
  const decisive = { inDate: due, last: stop, retest: due, stop: end }[state];
  const ahead = monthsOf(decisive) - monthsOf(today);
  return {
    state,
    end,
    due,
    stop,
    isThisYear: decisive.month === undefined && decisive.year === today.year,
    isSoon: decisive.month !== undefined && ahead >= 1 && ahead <= SOON_MONTHS,
    isNearlyOver: state === "retest" && monthsOf(end) - monthsOf(today) < YEAR,
    isTestedLate: tested !== undefined && monthsOf(tested) > monthsOf(end),
  };
}

function stateOf(today: number, end: number, due: number): CylinderAge["state"] {
  if (today >= end) return "stop";
  if (today >= due) return "retest";
  return due >= end - YEAR ? "last" : "inDate";
}
