import { useId } from "react";
import { useSite } from "../hooks/useSite";
import { companyFacts } from "../lib/companyFacts";
import { mailLink, telephoneLink, whatsappLink } from "../lib/contactLinks";
import * as styles from "./ContactDetails.styles";
import { Detail, DetailList, FactDetails } from "./DetailList";

interface ContactDetailsProps {
  title: string;
  labels: Queries.ContactLabelsFragment["details"];
}

/**
 * Address, service area, hours, telephone, WhatsApp and email, in the same order wherever they are
 * (WCAG 3.2.6). Hours, towns, company and licence are there once the owner has filled them in.
 */
export function ContactDetails({ title, labels }: ContactDetailsProps) {
  const { company } = useSite();
  // Made by React, because a document's headings may have any anchor.
  const titleId = useId();
  const { locality, region, country } = company.address;
  return (
    <section css={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} css={styles.title}>
        {title}
      </h2>
      <DetailList>
        <Detail label={labels.address}>{[locality, region, country].join(", ")}</Detail>
        <Detail label={labels.serviceArea}>{company.serviceArea}</Detail>
        <FactDetails facts={companyFacts(company, labels, ["areas", "hours"])} />
        <Detail label={labels.telephone}>
          <a css={styles.link} href={telephoneLink(company.telephone)}>
            {company.telephone}
          </a>
        </Detail>
        <Detail label={labels.whatsapp}>
          <a css={styles.link} href={whatsappLink(company.whatsapp)} rel="noopener">
            {labels.whatsappLink}
          </a>
        </Detail>
        <Detail label={labels.email}>
          <a css={styles.link} href={mailLink(company.email)}>
            {company.email}
          </a>
        </Detail>
        <FactDetails facts={companyFacts(company, labels, ["registration", "licence"])} />
      </DetailList>
      <p css={styles.note}>{labels.note}</p>
    </section>
  );
}
