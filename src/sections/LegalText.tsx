import { graphql } from "gatsby";
import { ContactDetails } from "../components/ContactDetails";
import { Prose } from "../components/Prose";
import { fillIn } from "../lib/fillIn";
import { LegalContents } from "./legal/LegalContents";
import { LegalSection } from "./legal/LegalSection";
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
      <LegalContents title={words.contents} sections={sections} />
      <article css={styles.article}>
        <p css={styles.updated}>{fillIn(words.updated, { date: updated })}</p>
        <div css={styles.summary}>
          <h2>{words.summary}</h2>
          <ul>
            {summary.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
        <Prose html={introduction} isDocument />
        {sections.map((section, index) => (
          <LegalSection key={section.id} section={section} position={index + 1} words={words} />
        ))}
        <div css={styles.contact}>
          <ContactDetails title={words.contact} labels={contact} />
        </div>
      </article>
    </div>
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
