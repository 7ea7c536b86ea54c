import { FactList } from "../components/DetailList";
import { itemsOf } from "../components/itemsOf";
import { OrderButtons } from "../components/OrderWays";
import { SectionHeading } from "../components/SectionHeading";
import * as styles from "./Ordering.styles";

interface OrderingProps {
  ordering: Queries.SiteContactOrdering;
  details: Queries.SiteContactDetails;
}

/** How to order while there is no app: what to prepare, the next steps, the possible costs. */
export function Ordering({ ordering, details }: OrderingProps) {
  return (
    <section css={styles.root} aria-labelledby="ordering-title">
      <div css={styles.inner}>
        <SectionHeading id="ordering-title" title={ordering.title} />
        <div css={styles.start}>
          <p css={styles.introduction}>{ordering.introduction}</p>
          <OrderButtons />
        </div>
        <FactList labels={details} names={["deliveryTime", "refill", "payment"]} />
        <div css={styles.parts}>
          {ordering.parts.map(({ title, items }) => (
            <div key={title} css={styles.part}>
              <h3 css={styles.partTitle}>{title}</h3>
              <ul css={styles.items}>{itemsOf(items)}</ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
