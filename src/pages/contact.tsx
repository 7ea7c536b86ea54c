import { graphql, type PageProps } from "gatsby";
import { ContactDetails } from "../components/contact/ContactDetails";
import { Seo } from "../components/head/Seo";
import { required } from "../lib/required";
import { ContactColumns } from "../components/contact/ContactColumns";
import { ContactForm } from "../sections/ContactForm";
import { ContactMap } from "../sections/ContactMap";
import { ContactStart } from "../sections/ContactStart";
import { Ordering } from "../sections/Ordering";
import { Promotion } from "../sections/Promotion";

/** The contact page (specification, section 2). */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const contact = required(data.siteContact, "content/site/contact.yml");
  const { map: view } = required(data.siteCompany, "content/site/company.yml");
  return (
    <>
      <Seo {...contact.meta} path={contact.path} about="whole" />
      <ContactColumns>
        <ContactStart {...contact} />
        <ContactDetails title={contact.details.title} labels={contact.details} />
        <ContactForm {...contact} />
        <ContactMap map={contact.map} view={view} />
      </ContactColumns>
      <Promotion {...contact} />
      <Ordering {...contact} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    ...Frame
    siteContact {
      path
      ...SiteContactWords
    }
    siteCompany {
      ...SiteCompanyMap
    }
  }
`;
