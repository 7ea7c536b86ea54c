import { useCallback, useRef, useState } from "react";
import { SectionHeading } from "../components/text/SectionHeading";
import { useFocusRestore } from "../hooks/useFocusRestore";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { useMediaQuery } from "../hooks/useMediaQuery";
import { smallWindowQuery } from "../theme/breakpoints";
import { ServiceAccordion } from "./offer/ServiceAccordion";
import { ServiceCarousel } from "./offer/ServiceCarousel";
import * as styles from "./Offer.styles";

interface OfferProps {
  offer: Queries.SiteHomeOffer;
  services: readonly Queries.ServiceWordsFragment[];
  contactPath: string;
}

/** The heading of the open service, or the list entry of the current one. */
const selectedControl = 'button[aria-expanded="true"], button[aria-current="true"]';

/**
 * What We Offer: a list with slides on wide screens, an accordion on small ones (specification, section 2).
 * The server renders both and CSS shows one, so nothing shifts; after hydration, wide screens lose the accordion. The
 * slides stay on small ones: a page without scripts shows them, and so does one that was saved.
 * Rotating a phone keeps the selected service.
 */
export function Offer({ offer, services, contactPath }: OfferProps) {
  const contact = { label: offer.contact, to: contactPath };
  const isHydrated = useIsHydrated();
  const isSmall = useMediaQuery(smallWindowQuery);
  const [selected, setSelected] = useState<number | undefined>(0);
  const root = useRef<HTMLElement>(null);

  // The focused control is removed; focus the same service's control once it is rendered.
  const handleWidth = useCallback((_: boolean, focused: Element | null) => {
    if (!focused) return;
    requestAnimationFrame(() => {
      const current = root.current?.querySelector<HTMLElement>(selectedControl);
      (current ?? root.current?.querySelector<HTMLElement>("button, a"))?.focus();
    });
  }, []);
  useFocusRestore(root, smallWindowQuery, handleWidth);

  return (
    <section ref={root} id="what-we-offer" css={styles.root} aria-labelledby="what-we-offer-title">
      <SectionHeading id="what-we-offer-title" label={offer.label} title={offer.title} />
      {(!isHydrated || isSmall) && (
        <div css={styles.onlySmall}>
          <ServiceAccordion
            services={services}
            contact={contact}
            openIndex={selected}
            onToggle={setSelected}
          />
        </div>
      )}
      <div css={styles.onlyWide}>
        <ServiceCarousel
          {...offer}
          services={services}
          contact={contact}
          index={selected ?? 0}
          onPick={setSelected}
        />
      </div>
    </section>
  );
}
