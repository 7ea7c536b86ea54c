import { useSite } from "../hooks/useSite";
import { whatsappLink } from "../lib/contactLinks";
import { fillIn } from "../lib/fillIn";
import { required } from "../lib/required";
import { LEAK_CARD } from "../lib/leakCard";
import * as styles from "./CardFoot.styles";

interface CardFootProps {
  card: Queries.SiteLeakCardWordsFragment;
  guide: Queries.LeakCardGuideFragment;
  /** The code of the printed words. */
  code: string;
}

/** What the card is, how to keep it and where the guide is. */
export function CardFoot({ card, guide, code }: CardFootProps) {
  const { siteUrl } = useSite();
  const { anchor } = required(guide.alert, "The alert of a document in content/legal");
  return (
    // Reader views drop a footer.
    <ul css={styles.root}>
      <li css={styles.onScreen}>{card.print}</li>
      <li css={styles.onScreen}>
        <a css={styles.link} href={whatsappLink("", siteUrl + LEAK_CARD)}>
          {card.send}
        </a>
      </li>
      <li>
        {fillIn(card.edition, { code, date: guide.updated })}
        {". "}
        <a css={styles.onScreen} href={`${guide.path}#${anchor}`}>
          {card.guide}
        </a>
        <span css={styles.onPaper}> {siteUrl + guide.path}</span>
      </li>
      <li css={styles.onScreen}>
        <a css={styles.link} href="/">
          {card.home}
        </a>
      </li>
    </ul>
  );
}
