import * as styles from "./Calculator.styles";

interface CalculatorTableProps {
  id: string;
  title: string;
  level: 2 | 3;
  introduction?: string;
  note?: string;
  head: readonly string[];
  /** The cells of each row; the first is its heading. */
  rows: readonly (readonly string[])[];
}

/** A calculator's answers for common cases, for print and for pages without scripts. */
export function CalculatorTable(props: CalculatorTableProps) {
  const { id, title, level, introduction, note, head, rows } = props;
  const Heading = `h${level}` as const;
  return (
    <section css={styles.tableBox} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {introduction && <p css={styles.introduction}>{introduction}</p>}
      <table css={styles.table}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {cells.map((text, index) => (
                <td key={head[index + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p css={styles.introduction}>{note}</p>}
    </section>
  );
}
