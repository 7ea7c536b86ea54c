import { graphql } from "gatsby";
import { useId, type ReactNode } from "react";
import { Anchor } from "../components/text/Anchor";
import { ContactDetails } from "../components/contact/ContactDetails";
import { IconButton } from "../components/control/IconButton";
import { InlineDrawing } from "../components/picture/InlineDrawing";
import { itemsOf } from "../components/text/itemsOf";
import { LinkItems } from "../components/text/LinkItems";
import { Prose } from "../components/text/Prose";
import { useCopy } from "../hooks/useCopy";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { useMediaQuery } from "../hooks/useMediaQuery";
import { fillIn } from "../lib/fillIn";
import { deskQuery } from "../theme/breakpoints";
import { needsScripts } from "../theme/needsScripts";
import { night } from "../theme/surfaces";
import * as styles from "./LegalText.styles";

interface LegalTextProps {
  document: Queries.LegalHeadFragment;
  words: Queries.SiteLegalWordsFragment;
  contact: Queries.SiteContactDetails;
  /** What is more urgent than the document. */
  children: ReactNode;
}

/**
 * A legal document: date, summary, contents, numbered sections, contact. Reader views read the parts that are next to
 * each other in the article, and drop what has an id or class that sounds like decoration, such as “comments”; so
 * elements with text have none from a title.
 */
export function LegalText({ document, words, contact, children }: LegalTextProps) {
  const { updated, summary, introduction, sections, drawings } = document;
  return (
    <article css={styles.root}>
      {children}
      <Contents document={document} words={words} />
      <p css={styles.updated}>{fillIn(words.updated, { date: updated })}</p>
      <div css={styles.summary}>
        <h2>{words.summary}</h2>
        <ul>{itemsOf(summary)}</ul>
      </div>
      <Prose html={introduction} isDocument />
      {sections.map((section, index) => (
        <Section key={section.id} section={section} position={index + 1} words={words}>
          {(drawings ?? []).map(
            (one) =>
              one.section === section.id && <SectionDrawing key={one.drawing.svg} drawing={one} />,
          )}
        </Section>
      ))}
      <ContactDetails layoutStyle={styles.contact} title={words.contact} labels={contact} />
    </article>
  );
}

/** The table of contents: sticky next to the text on wide screens, collapsed above it on small ones. */
function Contents({ document, words }: Pick<LegalTextProps, "document" | "words">) {
  const isDesk = useMediaQuery(deskQuery);
  const isHydrated = useIsHydrated();
  const links = document.sections.map(({ id, title }) => ({ label: title, to: `#${id}` }));
  return (
    <details
      css={styles.contents}
      // Its styles open it on wide screens until React does.
      data-early={isHydrated ? undefined : ""}
      open={isDesk || undefined}
    >
      <summary css={styles.contentsTitle}>{words.contents}</summary>
      <nav aria-label={words.contents}>
        <ol css={styles.contentsList}>
          <LinkItems links={links} linkStyle={styles.contentsLink} />
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
  /** Its drawings. */
  children: ReactNode;
}

/** One numbered section of a document, with a button that copies its URL. */
function Section({ section, position, words, children }: SectionProps) {
  const copy = useCopy(words);
  // The button needs scripts; without it, the document arrives in one round trip.
  const isHydrated = useIsHydrated();
  const { id, title, html } = section;
  const titleId = useId();

  const handleCopy = async () => {
    const address = new URL(`#${id}`, window.location.href).href;
    if (await copy(address)) return;
    // Navigating to the hash would move focus away from the button.
    window.history.replaceState(window.history.state, "", `#${id}`);
  };

  return (
    <section css={styles.section} aria-labelledby={titleId}>
      <div css={styles.head}>
        <h2 id={titleId} css={styles.sectionTitle}>
          <Anchor id={id} css={styles.anchor} />
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
      {children}
    </section>
  );
}

interface SectionDrawingProps {
  drawing: NonNullable<Queries.LegalHeadFragment["drawings"]>[number];
}

const SectionDrawing = ({ drawing: { drawing, alt, caption } }: SectionDrawingProps) => (
  <figure css={styles.figure}>
    <div css={styles.drawing} {...night}>
      <InlineDrawing layoutStyle={styles.ink} svg={drawing.svg} label={alt} />
    </div>
    <figcaption css={styles.caption}>{caption}</figcaption>
  </figure>
);

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
    drawings {
      section
      drawing {
        svg
      }
      alt
      caption
    }
  }
`;
