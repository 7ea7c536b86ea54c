import { graphql, type PageProps } from "gatsby";
import { PageTitle } from "../components/text/PageTitle";
import { Seo } from "../components/head/Seo";
import { required } from "../lib/required";
import { Lasting } from "../calculators/lasting/Lasting";

/** How long gas lasts on the visitor's own burners. */
export default function LastingPage({ data }: PageProps<Queries.LastingPageQuery>) {
  const page = required(data.siteLasting, "content/site/how-long-it-lasts.yml");
  return (
    <>
      <Seo {...page.meta} path={page.path} />
      <PageTitle title={page.title} lead={page.introduction} />
      <Lasting words={page} products={data.allProduct.nodes} price={data.refillPrice} />
    </>
  );
}

export const query = graphql`
  query LastingPage {
    ...Frame
    siteLasting {
      path
      ...SiteLastingWords
    }
    refillPrice {
      perKg
      date
    }
    allProduct(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        kilograms
      }
    }
  }
`;
