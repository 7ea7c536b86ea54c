import { graphql } from "gatsby";
import { ContactDetails } from "../components/ContactDetails";
import { IconButton } from "../components/IconButton";
import { itemsOf } from "../components/itemsOf";
import { Prose } from "../components/Prose";
import { useCopy } from "../hooks/useCopy";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { useMediaQuery } from "../hooks/useMediaQuery";
import { fillIn } from "../lib/fillIn";
import { deskQuery } from "../theme/breakpoints";
import { needsScripts } from "../theme/needsScripts";
import * as styles from "./LegalText.styles";

interface LegalTextProps {
  document: Queries.LegalHeadFragment;
  words: Queries.SiteLegalWordsFragment;
  contact: Queries.SiteContactDetails;
}

/** A legal document: date, summary, contents, numbered sections, contact. */
export function LegalText({ document, words, contact }: LegalTextProps) {
  const { updated, summary, introduction, sections } = document;
  return (
    <div css={styles.root}>
      <Contents document={document} words={words} />
      <article css={styles.article}>
        <p css={styles.updated}>{fillIn(words.updated, { date: updated })}</p>
        <div css={styles.summary}>
          <h2>{words.summary}</h2>
          <ul>{itemsOf(summary)}</ul>
        </div>
        <Prose html={introduction} isDocument />
        {sections.map((section, index) => (
          <Section key={section.id} section={section} position={index + 1} words={words} />
        ))}
        <div css={styles.contact}>
          <ContactDetails title={words.contact} labels={contact} />
        </div>
      </article>
    </div>
  );
}

/** The table of contents: sticky next to the text on wide screens, collapsed above it on small ones. */
function Contents({ document, words }: Omit<LegalTextProps, "contact">) {
  const isDesk = useMediaQuery(deskQuery);
  return (
    <details css={styles.contents} open={isDesk || undefined}>
      <summary css={styles.contentsTitle}>{words.contents}</summary>
      <nav aria-label={words.contents}>
        <ol css={styles.contentsList}>
          {document.sections.map((section) => (
            <li key={section.id}>
              <a css={styles.contentsLink} href={`#${section.id}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

interface SectionProps {
  section: Queries.LegalHeadFragment["sections"][number];
  /** Its position among the sections, counted from 1. */
  position: number;
  words: Queries.SiteLegalWordsFragment;
}

/** One numbered section of a document, with a button that copies its URL. */
function Section({ section, position, words }: SectionProps) {
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
    <section id={id} css={styles.section} aria-labelledby={`${id}-title`}>
      <div css={styles.head}>
        <h2 id={`${id}-title`} css={styles.sectionTitle}>
          <span css={styles.number}>{position}.</span> {title}
        </h2>
        {isHydrated && (
          <IconButton
            layoutStyle={styles.copy}
            {...needsScripts}
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

export const fragment = graphql`
  fragment LegalHead on LegalDocument {
    updated(formatString: "MMMM DD, YYYY")
    summary
    introduction
    sections {
      id
      title
      html
    }
  }
`;
