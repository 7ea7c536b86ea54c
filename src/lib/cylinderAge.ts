import { isBefore, monthsOf, yearsAfter, type StampDate } from "./stampDate";

/** The dates on a cylinder, and the age limits in years. */
export interface CylinderDates {
  made: StampDate;
  /** The date of the last re-test. */
  tested?: StampDate;
  life: number;
  retest: number;
}

/** A cylinder's status today. */
export interface CylinderAge {
  state: "inDate" | "last" | "retest" | "stop";
  /** The end of its service life. */
  end: StampDate;
  /** When the next re-test is due. */
  due: StampDate;
  /** The last month in date: the earlier of `end` and `due`. */
  stop: StampDate;
  /** The deciding date is in this year, and its month is unknown. */
  isThisYear: boolean;
  /** The deciding date is one to six months ahead. */
  isSoon: boolean;
  /** A re-test is due, and less than a year of its service life is left. */
  isNearlyOver: boolean;
  /** It was re-tested after the end of its service life. */
  isTestedLate: boolean;
}

const SOON_MONTHS = 6;
const MONTHS_PER_YEAR = 12;

/** A re-test date before the date of manufacture is impossible. */
export const isTestedTooEarly = ({ made, tested }: Pick<CylinderDates, "made" | "tested">) =>
  tested !== undefined && isBefore(tested, made);

/** The status of a steel cylinder by its dates (SON, NIS 69:2013). `today` must have a month. */
export function cylinderAge(
  { made, tested, life, retest }: CylinderDates,
  today: StampDate,
): CylinderAge {
  const end = yearsAfter(made, life);
  const due = yearsAfter(tested ?? made, retest);
  const stop = monthsOf(due) < monthsOf(end) ? due : end;
  const state = stateOf(monthsOf(today), monthsOf(end), monthsOf(due));
  const decidingDate = { inDate: due, last: stop, retest: due, stop: end }[state];
  const ahead = monthsOf(decidingDate) - monthsOf(today);
  return {
    state,
    end,
    due,
    stop,
    isThisYear: decidingDate.month === undefined && decidingDate.year === today.year,
    isSoon: decidingDate.month !== undefined && ahead >= 1 && ahead <= SOON_MONTHS,
    isNearlyOver: state === "retest" && monthsOf(end) - monthsOf(today) < MONTHS_PER_YEAR,
    isTestedLate: tested !== undefined && monthsOf(tested) > monthsOf(end),
  };
}

function stateOf(today: number, end: number, due: number): CylinderAge["state"] {
  if (today >= end) return "stop";
  if (today >= due) return "retest";
  return due >= end - MONTHS_PER_YEAR ? "last" : "inDate";
}
