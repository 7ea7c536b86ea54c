import { buttonStyles } from "../../components/control/Button.styles";
import { itemsOf } from "../../components/text/itemsOf";
import { useSite } from "../../hooks/useSite";
import { mailLink, whatsappLink } from "../../lib/contactLinks";
import * as shared from "../form/Calculator.styles";
import { DeliveryTime, type Delivery } from "./DeliveryTime";
import { deadlinesOf, isClockPlausible, type DeadlineRule } from "./deadlines";
import { messageOf } from "./values";
import type { Weighed } from "./weighingState";
import { useMinute } from "./useMinute";
import * as styles from "./Refill.styles";

interface ShortWeightProps {
  copy: Queries.SiteRefillWordsFragment;
  state: Weighed;
  /** Without it, or if the clock is wrong, the page does not ask when the cylinder came. */
  rule: DeadlineRule | undefined;
  /** The month in which the site was built, in months since year 0. */
  builtIn: number;
  delivery: Delivery;
  onDelivery: (delivery: Delivery) => void;
}

/** What to do if gas is missing, until when, and the report, ready to send. */
export function ShortWeight(props: ShortWeightProps) {
  const { copy, state, rule, builtIn, delivery, onDelivery } = props;
  const { company } = useSite();
  const now = useMinute();
  const { short } = copy;
  const { came } = delivery;
  const isAsked = rule && isClockPlausible(now, builtIn);
  const deadlines = isAsked && came !== undefined ? deadlinesOf(came, rule, now) : undefined;
  const letter = messageOf(copy, state, deadlines);
  return (
    <div css={[shared.below, shared.columns]}>
      <div css={shared.result}>
        <h3 css={styles.title}>{short.title}</h3>
        <ul css={styles.steps}>{itemsOf(short.steps)}</ul>
        <a href={short.policy.to}>{short.policy.label}</a>
      </div>
      <div css={shared.result}>
        {isAsked && <DeliveryTime {...{ copy, now, deadlines, delivery, onDelivery }} />}
        <div css={styles.ways}>
          <a css={buttonStyles.action} href={whatsappLink(company.whatsapp, letter.body)}>
            {short.whatsapp}
          </a>{" "}
          <a css={buttonStyles.outline} href={mailLink(company.email, letter)}>
            {short.mail}
          </a>
        </div>
      </div>
    </div>
  );
}
