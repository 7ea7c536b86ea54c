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
        name
        description
        blurb
        telephone
        email
        whatsapp
        serviceArea
        hours {
          days
          from
          to
        }
        areas
        deliveryTime
        refill
        payment
        licence {
          authority
          number
          holder
        }
        registration {
          name
          number
        }
        leakPhone
        address {
          street
          locality
          region
          country
          countryCode
        }
        social {
          label
          url
        }
      }
      siteNavigation {
        skipLink
        homeLink
        header {
          label
          open
          close
          items {
            label
            to
          }
        }
        leak {
          label
          to
        }
        footer {
          navigation {
            title
            items {
              label
              to
            }
          }
          products {
            title
            items {
              label
              to
            }
          }
          company {
            title
          }
          tools {
            title
            items {
              label
              to
            }
          }
          social {
            title
            whatsapp
            mail
          }
          app {
            title
          }
          licence
          copyright
          copyrightYear
        }
      }
      siteApp {
        storeButtons {
          label
          googlePlay {
            prefix
            store
          }
          appStore {
            prefix
            store
          }
        }
        modal {
          title
          message
          confirm
          close
        }
        theme {
          toLight
          toDark
        }
        carousel {
          role
          slideRole
          slideLabel
          previous
          next
          pause
          play
          dots
        }
        notifications {
          label
          dismiss
        }
        offline {
          message
          leakCard
        }
        loading
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
