import { fillIn } from "../../lib/fillIn";
import { CalculatorTable } from "../form/CalculatorTable";
import { FLAMES, lasting } from "./lasting";
import { inHours, inTable, kilograms } from "./phrases";

interface LastingTableProps {
  copy: Queries.SiteLastingWordsFragment;
  /** In g. */
  sizes: readonly number[];
}

const uses = [
  { flame: "medium", hours: 1 },
  { flame: "medium", hours: 2 },
  { flame: "medium", hours: 3 },
  { flame: "high", hours: 1 },
  { flame: "high", hours: 2 },
] as const;

/** The answers for one burner. */
export function LastingTable({ copy: { table, units }, sizes }: LastingTableProps) {
  const rows = uses.map(({ flame, hours }) => {
    const use = { burners: 1, watts: FLAMES[flame], milliHours: hours * 1000 };
    return [
      fillIn(table[flame], { hours: inHours({ low: hours, high: hours }, units) }),
      ...sizes.map((grams) => inTable(lasting({ grams, ...use }).days)),
    ];
  });
  return (
    <CalculatorTable
      id="lasting-table"
      level={2}
      title={table.title}
      introduction={table.introduction}
      head={[table.use, ...sizes.map((grams) => kilograms(grams, units))]}
      rows={rows}
    />
  );
}
