import { Cylinder } from "../../components/Cylinder";
import * as styles from "./Stamps.styles";

/** Where the stamps are: a drawing of a cylinder with its handle and foot ring numbered. */
export function StampPlaces({ copy }: { copy: Queries.SiteRefillStampsPlaces }) {
  return (
    <section css={styles.places} aria-labelledby="stamp-places">
      <svg css={styles.drawing} viewBox="80 50 200 240" aria-hidden="true">
        <Cylinder />
        <path css={styles.stamp} d="M122 110h56M120 264h60" />
        <path
          css={styles.numbers}
          d="M272 110a18 18 0 10-36 0 18 18 0 1036 0M272 264a18 18 0 10-36 0 18 18 0 1036 0M250 105l5-4v18M248 259c1-6 12-6 12 0 0 5-12 8-12 14h13M236 110h-48M236 264h-48"
        />
      </svg>
      <div>
        <h3 id="stamp-places" css={styles.placesTitle}>
          {copy.title}
        </h3>
        <ol css={styles.placesList}>
          <li>{copy.handle}</li>
          <li>{copy.foot}</li>
        </ol>
      </div>
    </section>
  );
}
