import type { ReactNode } from "react";
import { useFacts } from "../components/contact/ContactDetails";
import { list } from "../components/contact/ContactDetails.styles";
import { OrderButtons } from "../components/contact/OrderWays";
import { Icon } from "../components/picture/Icon";
import { Anchor } from "../components/text/Anchor";
import { itemsOf } from "../components/text/itemsOf";
import { LinkList } from "../components/text/LinkList";
import * as styles from "./Ordering.styles";

interface OrderingProps {
  ordering: Queries.SiteContactOrdering;
  details: Queries.SiteContactDetails;
}

/** What a visitor can ask for, each with its own message to us, closed until it is asked for. */
export function Ordering({ ordering, details }: OrderingProps) {
  const facts = useFacts(details, ["deliveryTime", "deliveryCharge", "refill", "payment"]);
  return (
    <div css={styles.root}>
      <Part id="refill" {...ordering.refill}>
        {facts.length > 0 && <dl css={list}>{facts}</dl>}
      </Part>
      <Part id="bulk" {...ordering.bulk} />
      <Part id="station" {...ordering.station} />
      <Part id="wrong" {...ordering.wrong} />
    </div>
  );
}

type PartProps = Queries.SiteContactOrdering["bulk"] & { id: string; children?: ReactNode };

/** How to reach us about one thing, and the answers to what people ask first. */
function Part({ id, title, inside, introduction, message, parts, children }: PartProps) {
  const titleId = `${id}-title`;
  return (
    <section aria-labelledby={titleId}>
      <details css={styles.details}>
        <summary css={styles.summary}>
          <h2 id={titleId}>{title}</h2>
          <span css={styles.inside}>{inside}</span>
          <Icon name="expand" />
        </summary>
        <div css={styles.columns}>
          {/* Inside: browsers open what is around the place of an address. */}
          <Anchor id={id} />
          <div css={styles.start}>
            <p>{introduction}</p>
            <OrderButtons message={message} />
            {children}
          </div>
          <div css={styles.parts}>
            {parts.map((part) => (
              <div key={part.title}>
                <h3 css={styles.partTitle}>{part.title}</h3>
                <ul css={styles.items}>{itemsOf(part.items)}</ul>
                {part.links && (
                  <LinkList links={part.links} linkStyle={styles.link} layoutStyle={styles.links} />
                )}
              </div>
            ))}
          </div>
        </div>
      </details>
    </section>
  );
}
