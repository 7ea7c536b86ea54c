import * as styles from "./StampPlaces.styles";

interface StampPlacesProps {
  copy: Queries.StampsWordsFragment["stamps"]["places"];
}

/** Where the stamps are: a drawing of a cylinder with its handle and foot ring numbered. */
export function StampPlaces({ copy }: StampPlacesProps) {
  return (
    <section css={styles.root} aria-labelledby="stamp-places">
      <svg css={styles.drawing} viewBox="0 0 220 280" aria-hidden="true">
        <path
          css={styles.steel}
          d="M74 84V46a8 8 0 018-8h56a8 8 0 018 8v38h-12V60H86v24zM102 84V64h16v20zM68 232h84v26a6 6 0 01-6 6H74a6 6 0 01-6-6z"
        />
        <rect css={styles.body} x="40" y="78" width="140" height="160" rx="52" />
        <path css={styles.stripe} d="M40 146h140v10H40zM40 166h140v10H40z" />
        <path css={styles.stamp} d="M92 49h36M84 249h52" />
        <path d="M208 49a18 18 0 10-36 0 18 18 0 1036 0M208 249a18 18 0 10-36 0 18 18 0 1036 0M186 44l5-4v18M184 244c1-6 12-6 12 0 0 5-12 8-12 14h13M172 49h-22M172 249h-16" />
      </svg>
      <div>
        <h3 id="stamp-places" css={styles.title}>
          {copy.title}
        </h3>
        <ol css={styles.list}>
          <li>{copy.handle}</li>
          <li>{copy.foot}</li>
        </ol>
      </div>
    </section>
  );
}
