import { Picture } from "../components/picture/Picture";
import { SectionHeading } from "../components/text/SectionHeading";
import { night } from "../theme/surfaces";
import { wideScreenQuery } from "../theme/breakpoints";
import { betweenGutters } from "../theme/space";
import * as styles from "./About.styles";

/** About Us with the counters (specification, section 2: offer). */
export function About({ about }: Queries.SiteHomeAboutFragment) {
  return (
    <section id="about" aria-labelledby="about-title">
      <div css={styles.words}>
        <SectionHeading id="about-title" label={about.label} title={about.title} />
        <p css={styles.description}>{about.description}</p>
      </div>
      <div css={styles.band} {...night}>
        <Picture
          layoutStyle={styles.picture}
          image={about.picture}
          alt={about.pictureAlt}
          sizes={`${wideScreenQuery} 100vw, ${betweenGutters}`}
        />
        <dl css={styles.counters}>
          {about.counters.map(({ label, value, suffix, seconds }) => (
            <div key={label} css={styles.counter}>
              <dt css={styles.label}>{label}</dt>
              <dd css={styles.figure}>
                {/* Counts up once half of it is visible (specification, section 2): client/inline/counters.ts. */}
                <span css={styles.count} data-seconds={seconds} translate="no">
                  <span>{`${value}${suffix ?? ""}`}</span>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
