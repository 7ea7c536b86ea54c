import { CalculatorTable } from "../form/CalculatorTable";
import { retestDates, type StampRule } from "./cylinderAge";

interface StampsTableProps {
  copy: Queries.SiteRefillStampsTable;
  rule: StampRule;
}

/** Fixed years: the calculation is the same in any year, so the table never goes out of date. */
export const exampleYears = [2012, 2015, 2018, 2021, 2024];

/** The years in which a re-test is due before the end of its service life. */
export const retestYears = (made: number, rule: StampRule) =>
  retestDates({ year: made }, rule).map(({ year }) => year);

export function StampsTable({ copy, rule }: StampsTableProps) {
  return (
    <CalculatorTable
      id="stamps-table"
      level={3}
      {...copy}
      head={[copy.made, copy.retest, copy.stop]}
      rows={exampleYears.map((made) => [
        String(made),
        retestYears(made, rule).join(", "),
        String(made + rule.life),
      ])}
    />
  );
}
