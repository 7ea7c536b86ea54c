import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/head/Seo";
import { required } from "../lib/required";
import { LeakCard } from "../leak-card/LeakCard";

/** What to do in a leak, on one card that works without scripts, on paper and offline. */
export default function LeakCardPage({ data }: PageProps<Queries.LeakCardPageQuery>) {
  const card = required(data.siteLeakCard, "content/site/leak-card.yml");
  const guide = required(data.alertGuide, "A document with an alert in content/legal");
  return (
    <>
      <Seo {...card.meta} path={card.path} />
      <LeakCard card={card} guide={guide} />
    </>
  );
}

export const query = graphql`
  query LeakCardPage {
    ...Frame
    siteLeakCard {
      path
      ...SiteLeakCardWords
    }
    alertGuide {
      path
      ...LegalDocumentAlert
    }
  }
`;
