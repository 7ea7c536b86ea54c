import { graphql } from "gatsby";
import { FactList } from "../components/FactList";
import { OrderButtons } from "../components/OrderButtons";
import { SectionHeading } from "../components/SectionHeading";
import { useSite } from "../hooks/useSite";
import { companyFacts } from "../lib/companyFacts";
import * as styles from "./Ordering.styles";

/** How to order while there is no app: what to prepare, the next steps, the possible costs. */
export function Ordering({ ordering, details }: Queries.OrderingFragment) {
  const { company } = useSite();
  const facts = companyFacts(company, details, ["deliveryTime", "refill", "payment"]);
  return (
    <section css={styles.root} aria-labelledby="ordering-title">
      <div css={styles.inner}>
        <SectionHeading id="ordering-title" title={ordering.title} />
        <div css={styles.start}>
          <p css={styles.introduction}>{ordering.introduction}</p>
          <OrderButtons ordering={ordering} />
        </div>
        {facts.length > 0 && (
          <div css={styles.facts}>
            <FactList facts={facts} />
          </div>
        )}
        <div css={styles.parts}>
          {ordering.parts.map(({ title, items }) => (
            <div key={title} css={styles.part}>
              <h3 css={styles.partTitle}>{title}</h3>
              <ul css={styles.items}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Ordering on SiteContact {
    ...FactLabels
    ordering {
      title
      introduction
      call
      whatsapp
      parts {
        title
        items
      }
    }
  }
`;
