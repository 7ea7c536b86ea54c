import { useSite } from "../hooks/useSite";
import { whatsappLink } from "../lib/contactLinks";
import { fillIn } from "../lib/fillIn";
import { required } from "../lib/required";
import { LEAK_CARD } from "../lib/leakCard";
import { leakMessage } from "../lib/leakMessage";
import * as styles from "./CardFoot.styles";

export interface CardProps {
  card: Queries.SiteLeakCardWordsFragment;
  /** The document whose alert the card shows, so that card and guide always agree. */
  guide: Pick<Queries.LegalDocument, "path" | "alert">;
}

interface CardFootProps extends CardProps {
  /** The code of the printed words. */
  code: string;
}

/** What the card is, how to keep it and where the guide is. */
export function CardFoot({ card, guide, code }: CardFootProps) {
  const { siteUrl, company } = useSite();
  const { registration } = company;
  const alert = required(guide.alert, "The alert of a document in content/legal");
  const edition = fillIn(card.edition, { code });
  // WhatsApp makes text between asterisks bold.
  const message = `*${card.message}*\n${leakMessage(alert)}\n${edition}\n${siteUrl}${LEAK_CARD}`;
  return (
    // Reader views drop a footer.
    <ul css={styles.root}>
      <li css={styles.onScreen}>{card.print}</li>
      <li css={styles.onScreen}>
        <a css={styles.link} href={whatsappLink("", message)}>
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
        <a css={styles.link} href="/">
          {card.home}
        </a>
      </li>
    </ul>
  );
}
