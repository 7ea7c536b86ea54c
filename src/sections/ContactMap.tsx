import { useEffect, useRef, useState } from "react";
import { Drawing } from "../components/picture/Drawing";
import { useIsInView } from "../hooks/useIsInView";
import { useSite } from "../hooks/useSite";
import { fillIn } from "../lib/fillIn";
import { mapEmbedAddress, mapPageAddress } from "../lib/mapAddress";
import * as styles from "./ContactMap.styles";

interface ContactMapProps {
  map: Queries.SiteContactMap;
  view: Queries.SiteCompanyMap;
}

/** Whether a map may be fetched: it costs some hundred kilobytes, and without a connection its frame shows an error. */
function mayFetch() {
  const { connection, onLine } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return onLine && !connection?.saveData;
}

/**
 * The company's location, or only its area until its street is known. The map's frame loads by itself when it comes into
 * view (specification, section 10), over a sketch that stays where it does not.
 */
export function ContactMap({ map, view }: ContactMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(box);
  const [isLoading, setLoading] = useState(false);
  const { street, locality } = useSite().company.address;

  useEffect(() => {
    if (isInView && mayFetch()) setLoading(true);
  }, [isInView]);

  return (
    <section css={styles.root} aria-labelledby="contact-map">
      <h2 id="contact-map">{street ? map.title : fillIn(map.area, { town: locality })}</h2>
      <div ref={box} css={styles.box}>
        <Drawing layoutStyle={styles.sketch} graphic={map.sketch} alt={map.sketchAlt} />
        {isLoading && (
          <iframe
            css={styles.map}
            src={mapEmbedAddress(view)}
            title={map.frameTitle}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      <div css={styles.ways}>
        <a css={styles.open} href={mapPageAddress(view)}>
          {map.open}
        </a>{" "}
        <p css={styles.note}>{map.note}</p>
      </div>
    </section>
  );
}
