import { buttonStyles } from "../../components/Button.styles";
import { Filled } from "../../components/Filled";
import { itemsOf } from "../../components/itemsOf";
import { useSite } from "../../hooks/useSite";
import { mailLink, whatsappLink } from "../../lib/contactLinks";
import { fillIn, fillInAll } from "../../lib/fillIn";
import * as shared from "../form/Calculator.styles";
import { COARSE_STEP, isTooFull, type Amount } from "./refillCheck";
import { messageOf, valuesOf } from "./values";
import type { Weighed } from "./weighingState";
import * as styles from "./Refill.styles";

interface AmountAnswerProps {
  copy: Queries.SiteRefillWordsFragment;
  state: Weighed;
  amount: Amount;
}

/** Below this many grams, the scale may be wrong: cheap ones often are by as much. */
const SMALL_SHORTFALL = 500;

/** How much gas was received, how that was calculated, and how certain it is. */
export function AmountAnswer({ copy, state, amount }: AmountAnswerProps) {
  const { result } = copy;
  const { kind, difference } = amount;
  const { tare, before, now = 0, step = 0 } = state.figures;
  const fullness = state.check?.fullness;
  const isOver = isTooFull(fullness);
  const isWorth = kind === "short" && amount.naira !== undefined;
  const values = valuesOf(copy, state);
  const main = kind === "short" || kind === "more" ? "difference" : "received";
  const isShort = kind === "short" || kind === "empty" || kind === "nothing";
  const worth = isWorth ? ` ${fillIn(result.worth, values)}` : "";
  const sentence = kind && fillIn(result[kind], values) + worth;
  const isReady = kind === "right" || kind === "enough" || kind === "unsure";
  const sums = [
    tare !== undefined && now > tare && result.inside,
    before !== undefined && now > before && result.received,
    kind === "short" && result.difference,
    isWorth && result.naira,
  ];
  const notes = [
    kind === "short" && difference < SMALL_SHORTFALL && result.testScale,
    fullness === "unknown" && result.tooCoarse,
    fullness !== "unknown" && kind === "unsure" && step >= COARSE_STEP && result.coarse,
    before === undefined && kind && kind !== "empty" && result.newGas,
    tare === undefined && !isOver && result.addTare,
  ];
  return (
    <>
      {kind && (
        <p key={sentence} css={isOver ? shared.text : shared.answer}>
          <Filled
            pattern={result[kind]}
            values={{ ...values, [main]: <strong>{values[main]}</strong> }}
          />
          {worth}
        </p>
      )}
      <ul css={shared.sums} translate="no">
        {itemsOf(fillInAll(sums, values))}
      </ul>
      {fillInAll(notes).map((note) => (
        <p key={note} css={shared.text}>
          {note}
        </p>
      ))}
      {isReady && tare !== undefined && !fullness && (
        <a href={result.connect.to}>{result.connect.label}</a>
      )}
      {isShort && <ShortWeight copy={copy} state={state} />}
    </>
  );
}

/** What to do if gas is missing, and the report, ready to send. */
function ShortWeight({ copy, state }: Omit<AmountAnswerProps, "amount">) {
  const { company } = useSite();
  const { short } = copy;
  const letter = messageOf(copy, state);
  return (
    <div css={styles.short}>
      <h3 css={styles.title}>{short.title}</h3>
      <ul css={styles.steps}>{itemsOf(short.steps)}</ul>
      <a href={short.policy.to}>{short.policy.label}</a>
      <div css={styles.ways}>
        <a css={buttonStyles.action} href={whatsappLink(company.whatsapp, letter.body)}>
          {short.whatsapp}
        </a>{" "}
        <a css={buttonStyles.outline} href={mailLink(company.email, letter)}>
          {short.mail}
        </a>
      </div>
    </div>
  );
}
