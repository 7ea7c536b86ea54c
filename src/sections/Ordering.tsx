import { FactList } from "../components/DetailList";
import { itemsOf } from "../components/itemsOf";
import { OrderButtons } from "../components/OrderWays";
import { SectionHeading } from "../components/SectionHeading";
import * as styles from "./Ordering.styles";

interface OrderingProps {
  ordering: Queries.SiteContactOrdering;
  details: Queries.SiteContactDetails;
}

/** The ways of a refill, of bulk gas and of a station: what to prepare, the next steps, the possible costs. */
export function Ordering({ ordering, details }: OrderingProps) {
  const { refill, bulk, station } = ordering;
  const enquiries = Object.entries({ refill, bulk, station });
  return (
    <section css={styles.root} aria-labelledby="refill-title">
      {enquiries.map(([name, { title, introduction, message, parts }]) => (
        <div key={name} id={name} css={styles.inner}>
          <SectionHeading id={`${name}-title`} title={title} />
          <div css={styles.start}>
            <p css={styles.introduction}>{introduction}</p>
            <OrderButtons message={message} />
          </div>
          {name === "refill" && (
            <FactList labels={details} names={["deliveryTime", "refill", "payment"]} />
          )}
          <div css={styles.parts}>
            {parts.map((part) => (
              <div key={part.title} css={styles.part}>
                <h3 css={styles.partTitle}>{part.title}</h3>
                <ul css={styles.items}>{itemsOf(part.items)}</ul>
              </div>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
