import { fillIn } from "../../lib/fillIn";
import { FLAMES, lasting } from "../../lib/lasting";
import * as styles from "./LastingTable.styles";
import { inHours, inTable, kilograms } from "./phrases";

interface LastingTableProps {
  words: Queries.LastingWordsFragment;
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

/** The answers for common cases, for print and for pages without scripts. */
export function LastingTable({ words: { table, units }, sizes }: LastingTableProps) {
  return (
    <section css={styles.root} aria-labelledby="lasting-table">
      <h2 id="lasting-table" css={styles.title}>
        {table.title}
      </h2>
      <p css={styles.introduction}>{table.introduction}</p>
      <table css={styles.table}>
        <thead>
          <tr>
            <th scope="col">{table.use}</th>
            {sizes.map((grams) => (
              <th key={grams} scope="col">
                {kilograms(grams, units)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {uses.map(({ flame, hours }) => (
            <tr key={flame + hours}>
              <th scope="row">
                {fillIn(table[flame], { hours: inHours({ low: hours, high: hours }, units) })}
              </th>
              {sizes.map((grams) => (
                <td key={grams}>
                  {inTable(
                    lasting({ grams, burners: 1, watts: FLAMES[flame], milliHours: hours * 1000 })
                      .days,
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
