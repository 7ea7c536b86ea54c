import { useId } from "react";
import { useSite } from "../hooks/useSite";
import { mailLink, telephoneLink, whatsappLink } from "../lib/contactLinks";
import * as styles from "./ContactDetails.styles";

interface ContactDetailsProps {
  title: string;
  labels: Queries.ContactLabelsFragment["details"];
}

/** Address, service area, telephone, WhatsApp and email, in the same order wherever they stand (WCAG 3.2.6). */
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
      <dl css={styles.list}>
        <div css={styles.entry}>
          <dt css={styles.label}>{labels.address}</dt>
          <dd css={styles.value}>{[locality, region, country].join(", ")}</dd>
        </div>
        <div css={styles.entry}>
          <dt css={styles.label}>{labels.serviceArea}</dt>
          <dd css={styles.value}>{company.serviceArea}</dd>
        </div>
        <div css={styles.entry}>
          <dt css={styles.label}>{labels.telephone}</dt>
          <dd css={styles.value}>
            <a css={styles.link} href={telephoneLink(company.telephone)}>
              {company.telephone}
            </a>
          </dd>
        </div>
        <div css={styles.entry}>
          <dt css={styles.label}>{labels.whatsapp}</dt>
          <dd css={styles.value}>
            <a css={styles.link} href={whatsappLink(company.whatsapp)} rel="noopener">
              {labels.whatsappLink}
            </a>
          </dd>
        </div>
        <div css={styles.entry}>
          <dt css={styles.label}>{labels.email}</dt>
          <dd css={styles.value}>
            <a css={styles.link} href={mailLink(company.email)}>
              {company.email}
            </a>
          </dd>
        </div>
      </dl>
      <p css={styles.note}>{labels.note}</p>
    </section>
  );
}
