import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Drawing } from "../components/picture/Drawing";
import { useAppActions } from "../context/AppContext";
import { useSite } from "../hooks/useSite";
import { fillIn } from "../lib/fillIn";
import { mapEmbedAddress, mapPageAddress } from "../lib/mapAddress";
import { needsScripts } from "../theme/needsScripts";
import { night } from "../theme/surfaces";
import * as styles from "./ContactMap.styles";

interface ContactMapProps {
  map: (Queries.SiteContactMapFragment & Queries.MapSketchFragment)["map"];
  view: Queries.SiteCompanyMap;
}

/**
 * The company's location, or only its area until its street is known. Sends no request to the map's
 * site until the visitor asks for the map (specification, section 10).
 */
export function ContactMap({ map, view }: ContactMapProps) {
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { addNotification } = useAppActions();
  const { street, locality } = useSite().company.address;

  const handleLoad = () => {
    if (!navigator.onLine) {
      addNotification({ message: map.offline });
      return;
    }
    // The button disappears; move focus to the map.
    flushSync(() => setLoaded(true));
    frame.current?.focus();
  };

  return (
    <section css={styles.root} aria-labelledby="contact-map">
      <h2 id="contact-map">{street ? map.title : fillIn(map.area, { town: locality })}</h2>
      <div css={styles.box} {...night}>
        {isLoaded ? (
          <iframe
            ref={frame}
            css={styles.map}
            src={mapEmbedAddress(view)}
            title={map.frameTitle}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <Drawing layoutStyle={styles.sketch} graphic={map.sketch} alt={map.sketchAlt} />
        )}
      </div>
      <div css={styles.ways}>
        {!isLoaded && (
          <button type="button" css={styles.load} {...needsScripts} onClick={handleLoad}>
            {map.load}
          </button>
        )}{" "}
        <a css={styles.open} href={mapPageAddress(view)}>
          {map.open}
        </a>
        {!isLoaded && <p css={styles.note}>{map.note}</p>}
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment MapSketch on SiteContact {
    map {
      sketch {
        publicURL
        width
        height
      }
    }
  }
`;
