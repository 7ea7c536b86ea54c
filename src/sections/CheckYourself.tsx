import { graphql } from "gatsby";
import { useState, type ComponentType } from "react";
import { SectionHeading } from "../components/text/SectionHeading";
import { required } from "../lib/required";
import { DatesTeaser, LastingTeaser, Teaser, WeightTeaser } from "./check-yourself/Teasers";
import * as styles from "./CheckYourself.styles";

/** Query results; the browser has those whose names begin with `server` in the HTML only. */
interface CheckYourselfProps {
  serverHome: Queries.SiteHomeCheckYourselfFragment | null;
  serverLasting: Queries.LastingTeaserFragment | null;
  serverRefill: Queries.RefillTeaserFragment | null;
  serverLeakCard: Queries.LeakTeaserFragment | null;
  serverGuide: Queries.LeakNumbersFragment | null;
  serverPolicies: Queries.StampsRuleFragment | null;
  products: readonly { kilograms: number | null }[];
}

/** The id of its title. */
const TITLE_ID = "check-yourself";

function Band({ serverGuide, products, ...data }: CheckYourselfProps) {
  const { checkYourself: words } = required(data.serverHome, "content/site/home.yml");
  const lasting = required(data.serverLasting, "content/site/how-long-it-lasts.yml");
  const refill = required(data.serverRefill, "content/site/check-my-refill.yml");
  const leakCard = required(data.serverLeakCard, "content/site/leak-card.yml");
  const policies = required(data.serverPolicies, "content/site/policies.yml");
  const numbers = serverGuide?.alert?.calls.map(({ number }) => number);
  return (
    <section css={styles.root} aria-labelledby={TITLE_ID}>
      <SectionHeading id={TITLE_ID} label={words.label} title={words.title} />
      <ul css={styles.cards}>
        <LastingTeaser words={words} page={lasting} products={products} />
        <WeightTeaser words={words} page={refill} />
        <DatesTeaser words={words} page={refill} policies={policies} />
        <Teaser
          to={leakCard.path}
          title={leakCard.title}
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
