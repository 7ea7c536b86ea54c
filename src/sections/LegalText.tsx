import { useId } from "react";
import { AlertStep } from "../components/text/AlertStep";
import { Anchor } from "../components/text/Anchor";
import { ContactDetails } from "../components/contact/ContactDetails";
import { IconButton } from "../components/control/IconButton";
import { Drawing } from "../components/picture/Drawing";
import { LinkList } from "../components/text/LinkList";
import { Prose } from "../components/text/Prose";
import { useCopy } from "../hooks/useCopy";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { fillIn } from "../lib/fillIn";
import { needsScripts } from "../theme/needsScripts";
import { night } from "../theme/surfaces";
import { AlertBox, AlertSteps, Tile } from "./legal/LegalAlert";
import * as styles from "./LegalText.styles";

interface LegalTextProps {
  document: Queries.LegalDocumentWordsFragment;
  words: Queries.SiteLegalWordsFragment;
  contact: Queries.SiteContactDetails;
}

/**
 * A legal document: alert with its steps, contents, summary, numbered sections, contact. Reader views read the parts that are next to
 * each other in the article, and drop what has an id or class that sounds like decoration, such as “comments”; so
 * elements with text have none from a title.
 */
export function LegalText({ document, words, contact }: LegalTextProps) {
  const { alert, summary, introduction, sections, signs, drawings } = document;
  return (
    <article css={styles.root}>
      {alert && <AlertBox alert={alert} ownLine={contact.leakPhone} />}
      {alert && <AlertSteps alert={alert} />}
      <Contents sections={sections} title={words.contents} />
      <div css={styles.summary}>
        <h2>{words.summary}</h2>
        <ul>
          {summary.map((line) => (
            <li key={line}>
              <AlertStep {...figureAndRest(line)} />
            </li>
          ))}
        </ul>
      </div>
      <Prose html={introduction} layoutStyle={styles.prose} />
      {sections.map((section, index) => (
        <Section
          key={section.id}
          section={section}
          sign={signs?.find((one) => one.section === section.id)?.drawing}
          drawings={(drawings ?? []).filter((one) => one.section === section.id)}
          position={index + 1}
          words={words}
        />
      ))}
      <ContactDetails layoutStyle={styles.contact} title={words.contact} labels={contact} />
    </article>
  );
}

/** A line of the summary. The figure that it begins with, up to a colon, is what people come for: in bold. */
function figureAndRest(line: string) {
  const [lead = ""] = /^\d[^:]*:/.exec(line) ?? [];
  return { lead, text: line.slice(lead.length).trim() };
}

type ContentsProps = Pick<Queries.LegalDocumentWordsFragment, "sections"> & { title: string };

/** The table of contents: sticky next to the text on wide screens, above it on small ones. */
function Contents({ sections, title }: ContentsProps) {
  const titleId = useId();
  const links = sections.map(({ id, title: label }) => ({ label, to: `#${id}` }));
  return (
    <nav css={styles.contents} aria-labelledby={titleId}>
      <h2 id={titleId} css={styles.contentsTitle}>
        {title}
      </h2>
      <LinkList
        element="ol"
        links={links}
        linkStyle={styles.contentsLink}
        layoutStyle={styles.contentsList}
      />
    </nav>
  );
}

interface SectionProps {
  section: Queries.LegalSection;
  sign?: Queries.Graphic;
  drawings: readonly Queries.LegalDocumentDrawings[];
  /** Its position among the sections, counted from 1. */
  position: number;
  words: Queries.SiteLegalWordsFragment;
}

/** One numbered section of a document, with a button that copies its URL. */
function Section({ section, sign, drawings, position, words }: SectionProps) {
  const copy = useCopy(words);
  // The button needs scripts; without it, the document arrives in one round trip.
  const isHydrated = useIsHydrated();
  const { id, title, lead, rest } = section;
  const titleId = useId();
  // A drawing follows the section's first paragraph.
  const isCut = drawings.length > 0 && lead !== "";

  const handleCopy = async () => {
    const address = new URL(`${window.location.pathname}#${id}`, window.location.href).href;
    if (await copy(address)) return;
    // Navigating to the hash would move focus away from the button.
    window.history.replaceState(window.history.state, "", `#${id}`);
  };

  return (
    <section css={styles.section} aria-labelledby={titleId}>
      <div css={styles.head}>
        <h2 id={titleId} css={styles.sectionTitle}>
          <Anchor id={id} />
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
      {sign && <Tile graphic={sign} layoutStyle={styles.sign} />}
      {isCut && <Prose html={lead} layoutStyle={styles.prose} />}
      {drawings.map((drawing) => (
        <SectionDrawing key={drawing.drawing.publicURL} {...drawing} />
      ))}
      <Prose html={isCut ? rest : lead + rest} layoutStyle={styles.prose} />
    </section>
  );
}

const SectionDrawing = ({ drawing, alt, caption }: Queries.LegalDocumentDrawings) => (
  <figure css={styles.figure}>
    <div css={styles.drawing} {...night}>
      <Drawing layoutStyle={styles.ink} graphic={drawing} alt={alt} />
    </div>
    <figcaption css={styles.caption}>{caption}</figcaption>
  </figure>
);
