import { graphql, type PageProps } from "gatsby";
import { PageTitle } from "../components/text/PageTitle";
import { Seo } from "../components/head/Seo";
import { required } from "../lib/required";
import { usePassport } from "../calculators/form/cylinderLink";
import { Refill } from "../calculators/refill/Refill";
import { Stamps } from "../calculators/stamps/Stamps";

/** Whether a refill contains the gas that was paid for, and whether the cylinder is in date. */
export default function RefillPage({ data }: PageProps<Queries.RefillPageQuery>) {
  const page = required(data.siteRefill, "content/site/check-my-refill.yml");
  const calls = data.alertGuide?.alert?.calls ?? [];
  const policies = required(data.sitePolicies, "content/site/policies.yml");
  const passport = usePassport();
  const shared = { copy: page, path: page.path, policies, builtIn: data.builtIn, passport };
  return (
    <>
      <Seo {...page.meta} path={page.path} picture={page.shareCard} />
      <PageTitle title={page.title} lead={page.introduction} />
      <Refill {...shared} products={data.allProduct.nodes} calls={calls} />
      <Stamps {...shared} />
    </>
  );
}

export const query = graphql`
  query RefillPage {
    siteRefill {
      path
      shareCard
      ...SiteRefillWords
    }
    alertGuide {
      ...RefillCalls
    }
    builtIn
    sitePolicies {
      ...DeadlineRule
      ...StampsRule
    }
    allProduct(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        kilograms
      }
    }
  }
`;
