import { graphql, type PageProps } from "gatsby";
import { PageTitle } from "../components/text/PageTitle";
import { Seo } from "../components/head/Seo";
import { required } from "../lib/required";
import { LegalAlert } from "../sections/LegalAlert";
import { LegalText } from "../sections/LegalText";

/** The page of one legal document; every file in content/legal has one (specification, section 2). */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const document = required(data.legalDocument, "The legal document");
  const words = required(data.siteLegal, "content/site/legal.yml");
  const contact = required(data.siteContact, "content/site/contact.yml");
  return (
    <>
      <Seo {...document} picture={document.shareCard} home={words.breadcrumbHome} />
      <PageTitle
        title={document.title}
        isSmall={Boolean(document.alert)}
        breadcrumbs={{ label: words.breadcrumbs, home: words.breadcrumbHome }}
      />
      <LegalText document={document} words={words} contact={contact.details}>
        <LegalAlert alert={document.alert} ownLine={contact.details.leakPhone} />
      </LegalText>
    </>
  );
}

export const query = graphql`
  query LegalPage($slug: String!) {
    legalDocument(slug: { eq: $slug }) {
      path
      title
      description
      shareCard
      ...LegalDocumentAlert
      ...LegalHead
    }
    siteLegal {
      ...SiteLegalWords
    }
    siteContact {
      ...SiteContactDetails
    }
  }
`;
