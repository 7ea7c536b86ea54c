import { fillIn } from "../../lib/fillIn";
import { CalculatorTable } from "../form/CalculatorTable";
import { FLAMES, lasting } from "./lasting";
import { exactly, inHours, inTable, kilograms } from "./phrases";

interface LastingTableProps {
  words: Queries.SiteLastingWordsFragment;
  /** In g. */
  sizes: readonly number[];
}

/** The flame, and the hours per day. */
const uses = [
  ["medium", 1],
  ["medium", 2],
  ["medium", 3],
  ["high", 1],
  ["high", 2],
] as const;

/** The answers for one burner. */
export function LastingTable({ words: { table, units }, sizes }: LastingTableProps) {
  const rows = uses.map(([flame, hours]) => {
    const use = { burners: 1, watts: FLAMES[flame], milliHours: hours * 1000 };
    return [
      fillIn(table[flame], { hours: inHours(exactly(hours), units) }),
      ...sizes.map((grams) => inTable(lasting({ grams, ...use }).days)),
    ];
  });
  const head = [table.use, ...sizes.map((grams) => kilograms(grams, units))];
  return <CalculatorTable id="lasting-table" level={2} {...table} head={head} rows={rows} />;
}
