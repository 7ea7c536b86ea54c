import * as styles from "./CardLines.styles";

/** Lines to fill in by hand, on paper only. */
export function CardLines({ title, labels }: Queries.SiteLeakCardLines) {
  return (
    <section css={styles.root} aria-labelledby="lines">
      <h2 id="lines" css={styles.title}>
        {title}
      </h2>
      <ul css={styles.lines}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </section>
  );
}
