import { graphql } from "gatsby";
import { SiteLink } from "../components/SiteLink";
import * as styles from "./LeakWarning.styles";

/** Says, where people come to write, that a leak is no matter for a message. */
export function LeakWarning({ leak }: Queries.LeakWarningFragment) {
  return (
    <div css={styles.outer}>
      <section css={styles.root} aria-labelledby="leak-warning">
        <h2 id="leak-warning" css={styles.title}>
          {leak.title}
        </h2>
        <p css={styles.message}>{leak.message}</p>
        <SiteLink css={styles.steps} to={leak.steps.to}>
          {leak.steps.label}
        </SiteLink>
      </section>
    </div>
  );
}

export const query = graphql`
  fragment LeakWarning on SiteContact {
    leak {
      title
      message
      steps {
        label
        to
      }
    }
  }
`;
