import { graphql, type PageProps } from "gatsby";
import { PageTitle } from "../components/text/PageTitle";
import { Seo } from "../components/head/Seo";
import { required } from "../lib/required";
import { Refill } from "../calculators/refill/Refill";
import { useRefill } from "../calculators/refill/useRefill";
import { Stamps } from "../calculators/stamps/Stamps";
import { useStamps } from "../calculators/stamps/useStamps";

/** Whether a refill contains the gas that was paid for, and whether the cylinder is expired: one answer, so each half knows the other's verdict. */
export default function RefillPage({ data }: PageProps<Queries.RefillPageQuery>) {
  const page = required(data.siteRefill, "content/site/check-my-refill.yml");
  const calls = data.alertGuide?.alert?.calls ?? [];
  const policies = required(data.sitePolicies, "content/site/policies.yml");
  const refill = useRefill(data.allProduct.nodes);
  const stamping = useStamps(policies, data.buildMonth);
  return (
    <>
      <Seo {...page.meta} path={page.path} />
      <PageTitle title={page.title} lead={page.introduction} />
      <Refill words={page} refill={refill} calls={calls} isBarred={stamping.isBarred} />
      <Stamps words={page.stamps} stamping={stamping} isDoubtful={refill.isDoubtful} />
    </>
  );
}

export const query = graphql`
  query RefillPage {
    ...Frame
    siteRefill {
      path
      ...SiteRefillWords
    }
    alertGuide {
      alert {
        calls {
          label
          number
        }
      }
    }
    buildMonth
    sitePolicies {
      cylinderLife
      cylinderRetest
    }
    allProduct(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        kilograms
      }
    }
  }
`;
