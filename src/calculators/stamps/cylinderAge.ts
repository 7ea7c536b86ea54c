import { isBefore, monthsOf, yearsAfter, type StampDate } from "./stampDate";

/** The age limits of cylinders, in years. */
export interface StampRule {
  life: number;
  retest: number;
}

export interface CylinderDates {
  made: StampDate;
  /** The date of the last re-test. */
  tested?: StampDate;
}

const SOON_MONTHS = 6;
const MONTHS_PER_YEAR = 12;

/** A re-test date before the date of manufacture is impossible. */
export const isTestedTooEarly = ({ made, tested }: CylinderDates) =>
  tested !== undefined && isBefore(tested, made);

/** The dates of all re-tests before the end of its service life, counted from manufacture (NIS 69:2013). */
const retestDates = (made: StampDate, { life, retest }: StampRule) =>
  Array.from({ length: Math.ceil(life / retest) - 1 }, (_, index) =>
    yearsAfter(made, retest * (index + 1)),
  );

/** The years in which a re-test is due before the end of its service life. */
export const retestYears = (made: number, rule: StampRule) =>
  retestDates({ year: made }, rule).map(({ year }) => year);

/**
 * When the next re-test is due: the first date, counted from manufacture, that the last test does not
 * cover. A test covers the dates in its own calendar year and before, because many stamps have no month; a
 * test in an earlier year covers none of the later dates. A late test does not move the dates, and no test
 * is valid for longer than `retest` years. Otherwise the end of its service life.
 */
function nextRetest({ made, tested }: CylinderDates, rule: StampRule): StampDate {
  const end = yearsAfter(made, rule.life);
  if (!tested) return retestDates(made, rule)[0] ?? end;
  const uncovered = retestDates(made, rule).find(({ year }) => year > tested.year) ?? end;
  const expiry = yearsAfter(tested, rule.retest);
  return monthsOf(expiry) < monthsOf(uncovered) ? expiry : uncovered;
}

/** The status of a steel cylinder by its dates (SON, NIS 69:2013). `today` must have a month. */
export function cylinderAge(dates: CylinderDates, rule: StampRule, today: StampDate) {
  const { made, tested } = dates;
  const end = yearsAfter(made, rule.life);
  const due = nextRetest(dates, rule);
  const state = stateOf(monthsOf(today), monthsOf(end), monthsOf(due));
  const decidingDate = state === "stop" ? end : due;
  const ahead = monthsOf(decidingDate) - monthsOf(today);
  return {
    state,
    isInDate: state === "inDate" || state === "last",
    /** The end of its service life. */
    end,
    /** When the next re-test is due; never after `end`. */
    due,
    /** The deciding date is in this year, and its month is unknown. */
    isThisYear: decidingDate.month === undefined && decidingDate.year === today.year,
    /** It is in date for at most six months. */
    isSoon: ahead >= 1 && ahead <= SOON_MONTHS,
    /** A re-test is due, and less than a year of its service life is left. */
    isNearlyOver: state === "retest" && monthsOf(end) - monthsOf(today) < MONTHS_PER_YEAR,
    /** It was re-tested after the end of its service life. */
    isTestedLate: tested !== undefined && monthsOf(tested) > monthsOf(end),
  };
}

/** `last`: in date, and no re-test is due before the last year of its life. */
function stateOf(today: number, end: number, due: number): "inDate" | "last" | "retest" | "stop" {
  if (today >= end) return "stop";
  if (today >= due) return "retest";
  return due >= end - MONTHS_PER_YEAR ? "last" : "inDate";
}
