import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import { required } from "../lib/required";

/**
 * What every page's query asks for, because the frame around the page and its shared parts show it.
 * @public Gatsby's compiler reads only fragments that are exported.
 */
export const frame = graphql`
  fragment Frame on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteCompany {
      ...SiteCompanyOwn
      ...SiteCompanyAddress
      ...SiteCompanyLicence
      ...SiteCompanyRegistration
    }
    siteNavigation {
      ...SiteNavigationWords
    }
    siteApp {
      ...SiteAppWords
    }
    footerPages {
      label
      path
    }
  }
`;

/** The result of a page's query, for the frame and the shared parts. */
export const PageDataContext = createContext<Partial<Queries.FrameFragment>>({});

/**
 * Site data for every page: the company, the navigation, the text of shared parts, the footer's pages.
 * @throws if the page's query does not ask for `...Frame`
 */
export function useSite() {
  const data = useContext(PageDataContext);
  return {
    siteUrl: required(
      data.site?.siteMetadata?.siteUrl,
      "SITE_URL, or ...Frame in the page's query,",
    ),
    company: required(data.siteCompany, "content/site/company.yml"),
    navigation: required(data.siteNavigation, "content/site/navigation.yml"),
    app: required(data.siteApp, "content/site/app.yml"),
    footerPages: required(data.footerPages, "The list of the footer's pages"),
  };
}
