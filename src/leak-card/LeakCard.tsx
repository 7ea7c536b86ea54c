import { apart } from "../components/text/apart";
import { AlertStep } from "../components/text/AlertStep";
import { CallButtons } from "../components/contact/CallButtons";
import { Filled } from "../components/text/Filled";
import { useSite } from "../hooks/useSite";
import { localNumber, telephoneLink } from "../lib/contactLinks";
import { fillIn } from "../lib/fillIn";
import { required } from "../lib/required";
import { CardFoot, type CardProps } from "./CardFoot";
import { codeOf } from "./codeOf";
import { savedNoteId } from "../lib/leakCard";
import * as styles from "./LeakCard.styles";

/** The card. Its service worker reveals the note that it is a copy. */
export function LeakCard({ card, guide }: CardProps) {
  const { leakPhone } = useSite().company;
  const { first, steps, largest, note, calls, fire } = required(
    guide.alert,
    "The alert of a document in content/legal",
  );
  const numbers = calls.map(({ number }) => number);
  const ownNumber = leakPhone ? localNumber(leakPhone) : "";
  const ownLine = leakPhone ? card.leakPhone : card.company;
  const words = steps.map(({ lead, text }) => ({ lead, text }));
  const own = fillIn(ownLine, { leakPhone: ownNumber });
  const printed = [card.title, first, words, note, numbers, card.say, own, fire, card.lines];
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
      <div css={styles.help}>
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
      </div>
      <p css={[styles.others, styles.onScreen]}>
        {apart(
          card.others.map(({ label, to }) => (
            <a key={to} css={styles.otherLink} href={to}>
              {label}
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
          {card.lines.title}
        </h2>
        <ul css={styles.list}>
          {card.lines.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </section>
      <CardFoot card={card} guide={guide} code={codeOf(JSON.stringify(printed))} />
    </article>
  );
}
