import { apart } from "../components/text/apart";
import { AlertStep } from "../components/text/AlertStep";
import { CallButtons } from "../components/contact/CallButtons";
import { Filled } from "../components/text/Filled";
import { TextBox } from "../components/text/TextBox";
import { useSite } from "../hooks/useSite";
import { localNumber, telephoneLink, whatsappLink } from "../lib/contactLinks";
import { fillIn } from "../lib/fillIn";
import { LEAK_CARD, savedNoteId } from "../lib/leakCard";
import { leakMessage } from "../lib/leakMessage";
import { required } from "../lib/required";
import { codeOf } from "./codeOf";
import * as styles from "./LeakCard.styles";

interface CardProps {
  card: Queries.SiteLeakCardWordsFragment;
  /** The document whose alert the card shows, so that card and guide always agree. */
  guide: Pick<Queries.LegalDocument, "path" | "alert">;
}

/** The card. Its service worker reveals the note that it is a copy. Its foot says what it is and how to keep it. */
export function LeakCard({ card, guide }: CardProps) {
  const { siteUrl, company } = useSite();
  const { leakPhone, registration } = company;
  const alert = required(guide.alert, "The alert of a document in content/legal");
  const { first, steps, largest, note, calls, fire } = alert;
  const numbers = calls.map(({ number }) => number);
  const ownNumber = leakPhone ? localNumber(leakPhone) : "";
  const ownLine = leakPhone ? card.leakPhone : card.company;
  const words = steps.map(({ lead, text }) => ({ lead, text }));
  const own = fillIn(ownLine, { leakPhone: ownNumber });
  const { others, lines } = card;
  const printed = [card.title, first, words, note, numbers, card.say, own, fire, others, lines];
  const edition = fillIn(card.edition, { code: codeOf(JSON.stringify(printed)) });
  // WhatsApp makes text between asterisks bold.
  const message = `*${card.message}*\n${leakMessage(alert)}\n${edition}\n${siteUrl}${LEAK_CARD}`;
  return (
    <article css={styles.root}>
      <p id={savedNoteId} css={styles.saved} hidden>
        {card.saved}
      </p>
      <h1 css={styles.title}>{card.title}</h1>
      <p css={styles.first}>{first}</p>
      <CallButtons layoutStyle={styles.onScreen} calls={calls} />
      <p css={styles.onScreen}>
        <a css={styles.toFire} href="#fire">
          {card.fire}
        </a>
      </p>
      <ol css={styles.steps}>
        {words.map((step, index) => (
          <li key={step.text} css={index + 1 === largest && styles.largest}>
            <AlertStep {...step} />
          </li>
        ))}
      </ol>
      {note && <p css={styles.note}>{note}</p>}
      <TextBox css={styles.help}>
        <p css={styles.numbers}>
          {apart(numbers.map((number) => <strong key={number}>{number}</strong>))}
        </p>
        <p>
          {card.say}{" "}
          <Filled
            pattern={ownLine}
            values={{ leakPhone: <a href={telephoneLink(String(leakPhone))}>{ownNumber}</a> }}
          />
        </p>
      </TextBox>
      <p>
        {apart(
          others.map(({ label, to }) => (
            <a key={to} css={styles.otherLink} href={to}>
              {label} <span css={styles.more}>{card.more}</span>
            </a>
          )),
        )}
      </p>
      <section css={styles.fire} aria-labelledby="fire">
        <h2 id="fire" css={styles.subtitle}>
          {fire.title}
        </h2>
        <p>{fire.text}</p>
      </section>
      <section css={styles.lines} aria-labelledby="lines">
        <h2 id="lines" css={styles.linesTitle}>
          {lines.title}
        </h2>
        <ul css={styles.list}>
          {lines.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </section>
      {/* Reader views drop a footer. */}
      <ul css={styles.foot}>
        <li css={styles.onScreen}>{card.print}</li>
        <li css={styles.onScreen}>
          <a css={styles.footLink} href={whatsappLink("", message)}>
            {card.send}
          </a>
        </li>
        <li>
          {edition}
          {". "}
          <a css={styles.onScreen} href={`${guide.path}#${alert.anchor}`}>
            {card.guide}
          </a>
          <span css={styles.onPaper}>
            {` ${siteUrl}${guide.path}`}
            {registration && ` · ${registration.name}, ${registration.number}`}
          </span>
        </li>
        <li css={styles.onScreen}>
          <a css={styles.footLink} href="/">
            {card.home}
          </a>
        </li>
      </ul>
    </article>
  );
}
