import { useEffect, useRef, type ReactNode } from "react";
import { FactList } from "../components/contact/DetailList";
import { Icon } from "../components/picture/Icon";
import { itemsOf } from "../components/text/itemsOf";
import { LinkItems } from "../components/text/LinkItems";
import { OrderButtons } from "../components/contact/OrderWays";
import { SectionHeading } from "../components/text/SectionHeading";
import { smallWindowQuery } from "../theme/breakpoints";
import * as styles from "./Ordering.styles";

interface OrderingProps {
  ordering: Queries.SiteContactOrdering;
  details: Queries.SiteContactDetails;
}

/** What a visitor can ask for, each with its own message to us: a refill, bulk gas, a station. */
export function Ordering({ ordering: { refill, bulk, station }, details }: OrderingProps) {
  return (
    <>
      <section id="refill" css={[styles.panel, styles.refill]} aria-labelledby="refill-title">
        <SectionHeading id="refill-title" title={refill.title} />
        <Answers {...refill}>
          <FactList labels={details} names={["deliveryTime", "refill", "payment"]} />
        </Answers>
      </section>
      <Folded id="bulk" {...bulk} />
      <Folded id="station" {...station} isPanel />
    </>
  );
}

type Enquiry = Queries.SiteContactOrdering["bulk"];

/** How to reach us about it, and the answers to what people ask first. */
function Answers({ introduction, message, parts, children }: Enquiry & { children?: ReactNode }) {
  return (
    <div css={styles.columns}>
      <div css={styles.start}>
        <p css={styles.introduction}>{introduction}</p>
        <OrderButtons message={message} />
        {children}
      </div>
      <div css={styles.parts}>
        {parts.map(({ title, items, links }) => (
          <div key={title} css={styles.part}>
            <h3 css={styles.partTitle}>{title}</h3>
            <ul css={styles.items}>{itemsOf(items)}</ul>
            {links && (
              <ul css={styles.links}>
                <LinkItems links={links} linkStyle={styles.link} />
              </ul>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * What fewer visitors ask for. It is open without scripts and on wide screens. On a phone it closes behind its heading
 * once scripts run, unless the visitor is already there: nothing that can be seen may move.
 */
function Folded({ id, isPanel, ...enquiry }: Enquiry & { id: string; isPanel?: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const { current } = details;
    if (!current || !window.matchMedia(smallWindowQuery).matches) return;
    if (current.getBoundingClientRect().top > window.innerHeight) current.open = false;
  }, []);

  const titleId = `${id}-title`;
  return (
    <section id={id} css={[styles.folded, isPanel && styles.panel]} aria-labelledby={titleId}>
      <details ref={details} css={styles.details} open>
        <summary css={styles.summary}>
          <h2 id={titleId} css={styles.title}>
            {enquiry.title}
          </h2>
          <Icon name="expand" />
        </summary>
        <Answers {...enquiry} />
      </details>
    </section>
  );
}
