import { graphql } from "gatsby";
import { CallButtons } from "../components/CallButtons";
import { LeakLine } from "../components/LeakLine";
import { SiteLink } from "../components/SiteLink";
import * as styles from "./LeakWarning.styles";

interface LeakWarningProps extends Queries.LeakWarningFragment {
  /** The buttons of the safety guide's alert; empty if no document has one. */
  calls: readonly { label: string; number: string }[];
}

/** Tells people who are about to write a message that a leak needs a call instead. */
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
