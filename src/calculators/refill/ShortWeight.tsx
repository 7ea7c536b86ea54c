import { buttonStyles } from "../../components/Button.styles";
import { useSite } from "../../hooks/useSite";
import { mailLink, whatsappLink } from "../../lib/contactLinks";
import type { RefillCheck, Weighing } from "./refillCheck";
import { messageOf } from "./values";
import * as styles from "./ShortWeight.styles";

interface ShortWeightProps {
  copy: Queries.SiteRefillWordsFragment;
  figures: Partial<Weighing>;
  check: RefillCheck;
}

/** What to do if gas is missing, and the report, ready to send. */
export function ShortWeight({ copy, figures, check }: ShortWeightProps) {
  const { company } = useSite();
  const { short } = copy;
  const letter = messageOf(copy, figures, check);
  return (
    <div css={styles.root}>
      <h3 css={styles.title}>{short.title}</h3>
      <ul css={styles.steps}>
        {short.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <a href={short.policy.to}>{short.policy.label}</a>
      <div css={styles.ways}>
        <a css={buttonStyles.action} href={whatsappLink(company.whatsapp, letter.body)}>
          {short.whatsapp}
        </a>
        <a css={buttonStyles.outline} href={mailLink(company.email, letter)}>
          {short.mail}
        </a>
      </div>
    </div>
  );
}
