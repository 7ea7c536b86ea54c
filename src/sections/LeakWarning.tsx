import { graphql } from "gatsby";
import { CallButtons } from "../components/CallButtons";
import { LeakLine } from "../components/LeakLine";
import { SiteLink } from "../components/SiteLink";
import * as styles from "./LeakWarning.styles";

interface LeakWarningProps extends Queries.LeakWarningFragment {
  /** The buttons of the safety guide's box; none where no document has such a box. */
  calls: readonly { label: string; number: string }[];
}

/** Says, where people come to write, that a leak is no matter for a message. */
export function LeakWarning({ leak, details, calls }: LeakWarningProps) {
  return (
    <div css={styles.outer}>
      <section css={styles.root} aria-labelledby="leak-warning">
        <h2 id="leak-warning" css={styles.title}>
          {leak.title}
        </h2>
        <p css={styles.message}>{leak.message}</p>
        <div css={styles.ways}>
          <CallButtons calls={calls} />
          <LeakLine label={details.leakPhone} />
          <SiteLink css={styles.steps} to={leak.steps.to}>
            {leak.steps.label}
          </SiteLink>
        </div>
      </section>
    </div>
  );
}

export const query = graphql`
  fragment LeakWarning on SiteContact {
    details {
      leakPhone
    }
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
