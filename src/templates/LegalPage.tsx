import { graphql, type PageProps } from "gatsby";
import { PageTitle } from "../components/text/PageTitle";
import { Seo } from "../components/head/Seo";
import { fillIn } from "../lib/fillIn";
import { required } from "../lib/required";
import { LegalText } from "../sections/LegalText";

/** The page of one legal document; every file in content/legal has one (specification, section 2). */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const document = required(data.legalDocument, "The legal document");
  const words = required(data.siteLegal, "content/site/legal.yml");
  const contact = required(data.siteContact, "content/site/contact.yml");
  return (
    <>
      <Seo {...document} home={words.breadcrumbHome} />
      <PageTitle
        title={document.title}
        note={fillIn(words.updated, { date: document.updated })}
        isClose={Boolean(document.alert)}
      />
      <LegalText document={document} words={words} contact={contact.details} />
    </>
  );
}

export const query = graphql`
  query LegalPage($slug: String!) {
    ...Frame
    legalDocument(slug: { eq: $slug }) {
      path
      updated(formatString: "MMMM DD, YYYY")
      ...LegalDocumentWords
    }
    siteLegal {
      ...SiteLegalWords
    }
    siteContact {
      ...SiteContactDetails
    }
  }
`;
