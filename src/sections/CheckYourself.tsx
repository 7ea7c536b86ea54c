import { graphql } from "gatsby";
import { useState, type ComponentType } from "react";
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

/** The id of its title. */
const TITLE_ID = "check-yourself";

function Band({ checkYourself: words, lasting, refill, ...props }: CheckYourselfProps) {
  const numbers = props.guide?.alert?.calls.map(({ number }) => number);
  return (
    <section css={styles.root} aria-labelledby={TITLE_ID}>
      <SectionHeading id={TITLE_ID} label={words.label} title={words.title} />
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
 * In the scripts, the section as the document has it, so that neither its code nor its words are needed there. React
 * hydrates it, or renders it again if another program has changed the page.
 */
function KeptBand() {
  const [band] = useState(() => {
    const section = document.querySelector(`[aria-labelledby=${TITLE_ID}]`);
    return { className: section?.className, html: section?.innerHTML ?? "" };
  });
  return (
    <section
      className={band.className}
      aria-labelledby={TITLE_ID}
      dangerouslySetInnerHTML={{ __html: band.html }}
      suppressHydrationWarning
    />
  );
}

/**
 * The calculators and the leak card, each as a card with the drawing and the figures of its own example. It never
 * changes, so the scripts do without it.
 */
export const CheckYourself: ComponentType<CheckYourselfProps> =
  process.env.BUILD_STAGE === "build-javascript" ? KeptBand : Band;

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
