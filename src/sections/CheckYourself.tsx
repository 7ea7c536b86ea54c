import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { SectionHeading } from "../components/SectionHeading";
import { DatesTeaser, LastingTeaser, Teaser, WeightTeaser } from "./check-yourself/Teasers";
import * as styles from "./CheckYourself.styles";

interface CheckYourselfProps {
  checkYourself: Queries.SiteHomeCheckYourself;
  lasting: Queries.LastingTeaserFragment;
  refill: Queries.RefillTeaserFragment;
  leakCard: Queries.LeakTeaserFragment;
  guide: Queries.LeakNumbersFragment | null;
  policies: Queries.StampsRuleFragment;
  products: readonly { kilograms: number | null }[];
}

function Band({ checkYourself: words, lasting, refill, ...props }: CheckYourselfProps) {
  const numbers = props.guide?.alert?.calls.map(({ number }) => number);
  return (
    <section css={styles.root} aria-labelledby="check-yourself">
      <SectionHeading id="check-yourself" label={words.label} title={words.title} />
      <ul css={styles.cards}>
        <LastingTeaser words={words} page={lasting} products={props.products} />
        <WeightTeaser words={words} page={refill} />
        <DatesTeaser words={words} page={refill} policies={props.policies} />
        <Teaser
          to={props.leakCard.path}
          title={props.leakCard.title}
          drawing={<strong css={styles.numbers}>{numbers?.join(" · ")}</strong>}
          note={words.leak}
        />
      </ul>
    </section>
  );
}

/**
 * In the scripts, the section's place: React keeps the server's HTML of an element whose HTML it is given, so that
 * neither the section's code nor its words are needed there.
 */
const KeptHtml = () => (
  <section dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
);

/**
 * The calculators and the leak card, each as a card with the drawing and the figures of its own example. It never
 * changes, so the scripts do without it.
 */
export const CheckYourself: ComponentType<CheckYourselfProps> =
  process.env.BUILD_STAGE === "build-javascript" ? KeptHtml : Band;

export const fragments = graphql`
  fragment LastingTeaser on SiteLasting {
    path
    title
    ...SiteLastingUnits
  }

  fragment RefillTeaser on SiteRefill {
    path
    title
    kilograms
    stamps {
      title
    }
  }

  fragment LeakTeaser on SiteLeakCard {
    path
    title
  }

  fragment LeakNumbers on LegalDocument {
    alert {
      calls {
        number
      }
    }
  }
`;
