import type { FormEvent } from "react";
import { Choice } from "../../components/Choice";
import { Field } from "../../components/Field";
import { Filled } from "../../components/Filled";
import { useSite } from "../../hooks/useSite";
import { telephoneLink } from "../../lib/contactLinks";
import { readForm } from "../../lib/readForm";
import { needsScripts } from "../../theme/needsScripts";
import * as shared from "../form/Calculator.styles";
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
      <h4 id="delivery-title" css={styles.title}>
        {title}
      </h4>
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
      <div role="status">{deadlines && !isFuture && <Until {...{ copy, now, deadlines }} />}</div>
    </form>
  );
}

/** The deadlines in a sentence. */
function Until({
  copy,
  now,
  deadlines,
}: Pick<DeliveryTimeProps, "copy" | "now"> & { deadlines: Deadlines }) {
  const { company } = useSite();
  const { short } = copy;
  const { [deadlines.state]: pattern } = short.deadlines;
  const values = {
    report: momentInWords(deadlines.report, short.moments, now),
    return: momentInWords(deadlines.return, short.moments, now),
  };
  return (
    <p key={pattern + Object.values(values).join()} css={shared.notice}>
      <Filled
        pattern={pattern}
        values={{
          ...values,
          phone: <a href={telephoneLink(company.telephone)}>{company.telephone}</a>,
        }}
      />
    </p>
  );
}
