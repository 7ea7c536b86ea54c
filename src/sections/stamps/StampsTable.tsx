import type { StampRule } from "./readStamps";
import * as styles from "./StampsTable.styles";

interface StampsTableProps {
  words: Queries.StampsWordsFragment["stamps"]["table"];
  rule: StampRule;
}

/** Fixed years: the calculation is the same in any year, so the table never goes out of date. */
const years = [2012, 2015, 2018, 2021, 2024];

/** The years in which a re-test is due before the end of its service life. */
const retests = (made: number, { life, retest }: StampRule) =>
  Array.from({ length: Math.ceil(life / retest) - 1 }, (_, index) => made + retest * (index + 1));

export function StampsTable({ words, rule }: StampsTableProps) {
  return (
    <section css={styles.root} aria-labelledby="stamps-table">
      <h3 id="stamps-table" css={styles.title}>
        {words.title}
      </h3>
      <table css={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.made}</th>
            <th scope="col">{words.retest}</th>
            <th scope="col">{words.stop}</th>
          </tr>
        </thead>
        <tbody>
          {years.map((made) => (
            <tr key={made}>
              <th scope="row">{made}</th>
              <td>{retests(made, rule).join(", ")}</td>
              <td>{made + rule.life}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p css={styles.note}>{words.note}</p>
    </section>
  );
}
