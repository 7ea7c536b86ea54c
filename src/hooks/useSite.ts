import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required";

/** Site data for every page: the company, the navigation, the text of shared parts, the footer's pages. */
export function useSite() {
  const data = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
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
  `);
  return {
    siteUrl: required(data.site?.siteMetadata?.siteUrl, "SITE_URL"),
    company: required(data.siteCompany, "content/site/company.yml"),
    navigation: required(data.siteNavigation, "content/site/navigation.yml"),
    app: required(data.siteApp, "content/site/app.yml"),
    footerPages: data.footerPages,
  };
}
