import { useRef, useState } from "react";
import { IconButton } from "../components/control/IconButton";
import { Drawing } from "../components/picture/Drawing";
import { SectionHeading } from "../components/text/SectionHeading";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { useIsInView } from "../hooks/useIsInView";
import { needsScripts } from "../theme/needsScripts";
import * as styles from "./Partners.styles";

interface PartnersProps {
  partners: Queries.SiteHomePartners;
  items: readonly Queries.PartnerWordsFragment[];
}

/**
 * The partners' logos in a looping strip, animated by CSS, with a pause button (specification, section 2:
 * partners; WCAG 2.2.2). It begins to move with the scripts, which render the copy that closes the loop. It rests while
 * out of view, where it would be a third of the work of a scroll. A single logo does not move: there are no others to
 * make room for. Renders nothing without partners.
 */
export function Partners({ partners, items }: PartnersProps) {
  const [isPaused, setPaused] = useState(false);
  const isHydrated = useIsHydrated();
  const strip = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(strip);
  const logos = (isCopy: boolean) =>
    items.map(({ slug, name, url }) => (
      <li key={slug}>
        <Drawing layoutStyle={styles.logo} graphic={url} alt={isCopy ? "" : name} />
      </li>
    ));
  if (items.length === 0) return <div id="partners" />;
  return (
    <section id="partners" css={styles.root} aria-labelledby="partners-title">
      <div css={styles.words}>
        <SectionHeading id="partners-title" label={partners.label} title={partners.title} />
        <p css={styles.note}>{partners.note}</p>
      </div>
      {items.length === 1 ? (
        <ul css={styles.list}>{logos(false)}</ul>
      ) : (
        <div css={styles.row}>
          {isHydrated && (
            <IconButton
              icon={isPaused ? "play" : "pause"}
              label={isPaused ? partners.play : partners.pause}
              {...needsScripts}
              onClick={() => setPaused(!isPaused)}
            />
          )}
          <div ref={strip} css={styles.strip}>
            <div css={styles.track} data-state={isPaused || !isInView ? "paused" : "running"}>
              <ul css={styles.list}>{logos(false)}</ul>
              {isHydrated && (
                <ul css={styles.list} aria-hidden="true" {...needsScripts}>
                  {logos(true)}
                </ul>
              )}
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
