import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { InlineDrawing } from "../components/InlineDrawing";
import { useAppActions } from "../context/AppContext";
import { mapEmbedAddress, mapPageAddress } from "../lib/mapAddress";
import * as styles from "./ContactMap.styles";

interface ContactMapProps {
  map: Queries.ContactMapFragment["map"];
  view: Queries.MapViewFragment["map"];
}

/**
 * The company's location. Sends no request to the map's site until the visitor asks for the map (decisions,
 * “Map”).
 */
export function ContactMap({ map, view }: ContactMapProps) {
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { addNotification } = useAppActions();

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
      <h2 id="contact-map" css={styles.title}>
        {map.title}
      </h2>
      <div css={styles.box}>
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
          <InlineDrawing layoutStyle={styles.sketch} svg={map.sketch.svg} label={map.sketchAlt} />
        )}
      </div>
      <div css={styles.ways}>
        {!isLoaded && (
          <button type="button" css={styles.load} onClick={handleLoad}>
            {map.load}
          </button>
        )}
        <a css={styles.open} href={mapPageAddress(view)}>
          {map.open}
        </a>
        {!isLoaded && <p css={styles.note}>{map.note}</p>}
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment ContactMap on SiteContact {
    map {
      title
      sketch {
        svg
      }
      sketchAlt
      note
      load
      open
      frameTitle
      offline
    }
  }

  fragment MapView on SiteCompany {
    map {
      latitude
      longitude
      span
    }
  }
`;
