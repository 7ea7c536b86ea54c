import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/head/Seo";
import { required } from "../lib/required";
import { About } from "../sections/About";
import { Hero } from "../sections/Hero";
import { Offer } from "../sections/Offer";
import { Partners } from "../sections/Partners";
import { Products } from "../sections/Products";

/** The landing page. The footer, its last section, belongs to every page. */
export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
  const home = required(data.siteHome, "content/site/home.yml");
  const contact = required(data.siteContact, "content/site/contact.yml");
  const price = data.refillPrice;
  return (
    <>
      <Seo {...home.meta} path={home.path} about="brief" />
      <Hero {...home} message={contact.ordering.refill.message} price={price} />
      <div id="offer">
        <About {...home} />
        <Offer {...home} services={data.allService.nodes} contactPath={contact.path} />
        <Products {...home} items={data.allProduct.nodes} price={price} />
      </div>
      <Partners {...home} items={data.allPartner.nodes} />
    </>
  );
}

export const query = graphql`
  query LandingPage {
    ...Frame
    siteHome {
      path
      ...SiteHomeMeta
      ...SiteHomeHero
      ...SiteHomeAbout
      ...SiteHomeOffer
      ...SiteHomeProducts
      ...SiteHomePartners
    }
    siteContact {
      path
      ordering {
        refill {
          message
        }
      }
    }
    refillPrice {
      line
      sizes
      terms
    }
    allService(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...ServiceWords
      }
    }
    allProduct(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...ProductWords
      }
    }
    allPartner(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...PartnerWords
      }
    }
  }
`;
