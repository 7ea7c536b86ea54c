import { buttonStyles } from "../../components/control/Button.styles";
import { itemsOf } from "../../components/text/itemsOf";
import { useSite } from "../../hooks/useSite";
import { mailLink, whatsappLink } from "../../lib/contactLinks";
import * as shared from "../form/Calculator.styles";
import { messageOf } from "./values";
import type { WeighingState } from "./weighingState";
import * as styles from "./Refill.styles";

interface ShortWeightProps {
  words: Queries.SiteRefillWordsFragment;
  state: WeighingState;
}

/** What to do if gas is missing, and the report, ready to send. */
export function ShortWeight({ words, state }: ShortWeightProps) {
  const { company } = useSite();
  const { short } = words;
  const letter = messageOf(words, state);
  return (
    <div css={shared.below}>
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
