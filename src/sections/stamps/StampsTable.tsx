import { retestDates, type StampRule } from "../../lib/cylinderAge";
import * as styles from "./StampsTable.styles";

interface StampsTableProps {
  copy: Queries.StampsWordsFragment["stamps"]["table"];
  rule: StampRule;
}

/** Fixed years: the calculation is the same in any year, so the table never goes out of date. */
const years = [2012, 2015, 2018, 2021, 2024];

/** The years in which a re-test is due before the end of its service life. */
const retestYears = (made: number, rule: StampRule) =>
  retestDates({ year: made }, rule).map(({ year }) => year);

export function StampsTable({ copy, rule }: StampsTableProps) {
  return (
    <section css={styles.root} aria-labelledby="stamps-table">
      <h3 id="stamps-table" css={styles.title}>
        {copy.title}
      </h3>
      <table css={styles.table}>
        <thead>
          <tr>
            <th scope="col">{copy.made}</th>
            <th scope="col">{copy.retest}</th>
            <th scope="col">{copy.stop}</th>
          </tr>
        </thead>
        <tbody>
          {years.map((made) => (
            <tr key={made}>
              <th scope="row">{made}</th>
              <td>{retestYears(made, rule).join(", ")}</td>
              <td>{made + rule.life}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p css={styles.note}>{copy.note}</p>
    </section>
  );
}
