import type { FormEvent } from "react";
import { Choice } from "../../components/control/Choice";
import { Field } from "../../components/control/Field";
import { readForm } from "../../lib/readForm";
import { needsScripts } from "../../theme/needsScripts";
import * as shared from "../form/Calculator.styles";
import { sentence } from "../form/sentence";
import { cameAt, momentInWords, type Deadlines } from "./deadlines";
import * as styles from "./Refill.styles";

/** When the cylinder came: as it was entered, and then in ms since 1970, if it is whole. */
export interface Delivery {
  day: string;
  time: string;
  came?: number;
}

interface DeliveryTimeProps {
  copy: Queries.SiteRefillWordsFragment;
  /** In ms since 1970. */
  now: number;
  deadlines: Deadlines | undefined;
  delivery: Delivery;
  onDelivery: (delivery: Delivery) => void;
}

/**
 * Asks when the cylinder came, and names the deadlines. Neither is in the address, where “today” would be read on
 * another day; nor in a saved page or in print.
 */
export function DeliveryTime({ copy, now, deadlines, delivery, onDelivery }: DeliveryTimeProps) {
  const { title, day, time, future } = copy.short.deadlines;
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const { day: on = "", time: at = "" } = readForm(currentTarget);
    // The day is that of the answer: “today” must not move if the page stays open.
    onDelivery({ day: on, time: at, came: cameAt(on, at, Date.now()) });
  };
  const isFuture = deadlines?.state === "future";
  const inWords = (moment: number) => momentInWords(moment, copy.short.moments, now);
  return (
    <form
      css={shared.result}
      {...needsScripts}
      aria-labelledby="delivery-title"
      method="dialog"
      noValidate
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 id="delivery-title" css={styles.title}>
        {title}
      </h3>
      <div css={shared.short}>
        <Choice
          name="day"
          label={day.label}
          defaultValue={delivery.day}
          options={(["today", "yesterday"] as const).map((value) => ({ value, label: day[value] }))}
        />
        <Field
          name="time"
          type="time"
          label={time}
          defaultValue={delivery.time}
          error={isFuture ? future : undefined}
        />
      </div>
      <div role="status" css={styles.until}>
        {deadlines &&
          !isFuture &&
          sentence("text", copy.short.deadlines[deadlines.state], {
            report: inWords(deadlines.report),
            return: inWords(deadlines.return),
          })}
      </div>
    </form>
  );
}
