import { graphql } from "gatsby";
import { useSite } from "../hooks/useSite";
import { telephoneLink } from "../lib/contactLinks";
import { fillIn } from "../lib/fillIn";
import { savedNoteId } from "../lib/leakCard";
import { required } from "../lib/required";
import * as styles from "./LeakCard.styles";

interface LeakCardProps {
  card: Queries.LeakCardWordsFragment;
  /** The document whose alert the card shows, so that card and guide always agree. */
  guide: Queries.LeakCardGuideFragment;
}

/** The card. Its service worker reveals the note that it is a copy. */
export function LeakCard({ card, guide }: LeakCardProps) {
  const { siteUrl } = useSite();
  const alert = required(guide.alert, "The alert of a document in content/legal");
  return (
    <article css={styles.root}>
      <p id={savedNoteId} css={styles.saved} hidden>
        {card.saved}
      </p>
      <h1 css={styles.title}>{card.title}</h1>
      <ol css={styles.steps}>
        {alert.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {alert.note && <p css={styles.note}>{alert.note}</p>}
      <div css={styles.help}>
        <div css={styles.calls}>
          {alert.calls.map(({ label, number }) => (
            <a key={number} css={styles.call} href={telephoneLink(number)}>
              <span css={styles.onScreen}>{label}</span>
              <span css={styles.number} aria-hidden="true">
                {number}
              </span>
            </a>
          ))}
        </div>
        <p css={styles.text}>
          {card.say} {card.company}
        </p>
      </div>
      <section css={styles.fire} aria-labelledby="fire">
        <h2 id="fire" css={styles.subtitle}>
          {alert.fire.title}
        </h2>
        <p css={styles.text}>{alert.fire.text}</p>
      </section>
      <section css={styles.onPaper} aria-labelledby="lines">
        <h2 id="lines" css={styles.subtitle}>
          {card.lines.title}
        </h2>
        <ul css={styles.lines}>
          {card.lines.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </section>
      <footer css={styles.foot}>
        <p css={[styles.text, styles.onScreen]}>{card.print}</p>
        <p css={styles.edition}>
          {fillIn(card.editionLine, { date: card.edition })}
          {". "}
          <a href={`${guide.path}#${alert.anchor}`}>{card.guide}</a>
          <span css={styles.address}>: {siteUrl + guide.path}</span>
        </p>
        <a css={[styles.home, styles.onScreen]} href="/">
          {card.home}
        </a>
      </footer>
    </article>
  );
}

export const fragments = graphql`
  fragment LeakCardWords on SiteLeakCard {
    title
    saved
    say
    company
    lines {
      title
      labels
    }
    print
    edition(formatString: "D MMMM YYYY")
    editionLine
    guide
    home
  }

  fragment LeakCardGuide on LegalDocument {
    path
    alert {
      anchor
      steps
      note
      fire {
        title
        text
      }
      calls {
        label
        number
      }
    }
  }
`;
