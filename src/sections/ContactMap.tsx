import { useEffect, useRef, useState } from "react";
import { buttonStyles } from "../components/control/Button.styles";
import { Drawing } from "../components/picture/Drawing";
import { useIsInView } from "../hooks/useIsInView";
import { useSite } from "../hooks/useSite";
import { fillIn } from "../lib/fillIn";
import { mapEmbedAddress, mapPageAddress } from "../lib/mapAddress";
import { needsScripts } from "../theme/needsScripts";
import * as styles from "./ContactMap.styles";

interface ContactMapProps {
  map: Queries.SiteContactMap;
  view: Queries.SiteCompanyMap;
}

/**
 * Whether a map may be fetched, which costs some hundred kilobytes, and its site answers: a frame that fails shows the
 * browser's error page, and says that it has loaded.
 */
async function mayFetch(address: string) {
  const { connection, onLine } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!onLine || connection?.saveData) return undefined;
  return fetch(address, { method: "HEAD", mode: "no-cors", cache: "no-store" }).catch(() => {});
}

/**
 * The company's location, or only its area until its street is known. The map's frame loads by itself when it comes into
 * view (specification, section 10), over a sketch that stays where it does not, or where its site does not answer. A map
 * takes finger and wheel for itself, so it gets them, and the focus, only once the visitor has pressed the button over it.
 */
export function ContactMap({ map, view }: ContactMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(box);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoading, setLoading] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const { street, locality } = useSite().company.address;

  const address = mapEmbedAddress(view);

  useEffect(() => {
    if (isInView && !isLoading) void mayFetch(address).then((may) => may && setLoading(true));
  }, [isInView, isLoading, address]);

  const handleMove = () => {
    frame.current?.focus();
    setMoving(true);
  };

  return (
    <section css={styles.root} aria-labelledby="contact-map">
      <h2 id="contact-map">{street ? map.title : fillIn(map.area, { town: locality })}</h2>
      <div ref={box} css={styles.box}>
        <Drawing layoutStyle={styles.sketch} graphic={map.sketch} alt={map.sketchAlt} />
        {isLoading && (
          <iframe
            ref={frame}
            css={styles.map}
            tabIndex={isMoving ? undefined : -1}
            src={address}
            title={map.frameTitle}
            // Its links open other pages.
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        {isLoading && !isMoving && (
          <button
            type="button"
            css={[styles.map, styles.move]}
            {...needsScripts}
            onClick={handleMove}
          >
            <span css={buttonStyles.action}>{map.move}</span>
          </button>
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
