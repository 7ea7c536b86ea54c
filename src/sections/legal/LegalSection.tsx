import { IconButton } from "../../components/IconButton";
import { Prose } from "../../components/Prose";
import { useCopy } from "../../hooks/useCopy";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { fillIn } from "../../lib/fillIn";
import * as styles from "./LegalSection.styles";

interface LegalSectionProps {
  section: { id: string; title: string; html: string };
  /** Its position among the sections, counted from 1. */
  position: number;
  words: Queries.SiteLegalWordsFragment;
}

/** One numbered section of a document, with a button that copies its URL. */
export function LegalSection({ section, position, words }: LegalSectionProps) {
  const copy = useCopy(words);
  // The button needs scripts; without it, the document arrives in one round trip.
  const isHydrated = useIsHydrated();
  const { id, title, html } = section;

  const handleCopy = async () => {
    const address = new URL(`#${id}`, window.location.href).href;
    if (await copy(address)) return;
    // Navigating to the hash would move focus away from the button.
    window.history.replaceState(window.history.state, "", `#${id}`);
  };

  return (
    <section id={id} css={styles.root} aria-labelledby={`${id}-title`}>
      <div css={styles.head}>
        <h2 id={`${id}-title`} css={styles.title}>
          <span css={styles.number}>{position}.</span> {title}
        </h2>
        {isHydrated && (
          <IconButton
            layoutStyle={styles.copy}
            icon="link"
            label={fillIn(words.copyAnchor, { section: title })}
            onClick={handleCopy}
          />
        )}
      </div>
      <Prose html={html} isDocument />
    </section>
  );
}
