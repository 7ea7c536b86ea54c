import { apart } from "../components/text/apart";
import { LinkList } from "../components/text/LinkList";
import { Logo } from "./Logo";
import { OrderWays } from "../components/contact/OrderWays";
import { Proof } from "../components/contact/Proof";
import { useSite } from "../hooks/useSite";
import { mailLink, whatsappLink } from "../lib/contactLinks";
import { fillIn } from "../lib/fillIn";
import { layoutIds } from "../lib/layoutIds";
import { night } from "../theme/surfaces";
import * as styles from "./Footer.styles";

/** The last section of every page (specification, section 2: Footer). */
export function Footer() {
  const { company, navigation, app, footerPages } = useSite();
  const { footer } = navigation;
  const pages = footerPages.map(({ label, path }) => ({ label, to: path }));
  const social = [
    ...company.social.map(({ label, url }) => ({ label, to: url })),
    { label: footer.social.whatsapp, to: whatsappLink(company.whatsapp, app.order.message) },
    { label: footer.social.mail, to: mailLink(company.email) },
  ];
  const { registration, licence } = company;
  const lines = [
    fillIn(footer.copyright, { year: footer.copyrightYear, company: company.name }),
    registration && `${registration.name}, ${registration.number}`,
    licence && fillIn(footer.licence, { ...licence }),
    footer.pictures,
  ];
  return (
    <footer id={layoutIds.footer} css={styles.root} {...night}>
      <div css={styles.top}>
        <div css={styles.about}>
          <Logo name={company.name} />
          <p css={styles.blurb}>{company.blurb}</p>
          <OrderWays />
        </div>
        <div css={styles.groups}>
          <FooterGroup title={footer.navigation.title} links={footer.navigation.items} />
          <FooterGroup title={footer.products.title} links={footer.products.items} />
          <FooterGroup title={footer.social.title} links={social} />
          <FooterGroup title={footer.company.title} links={pages} />
          <FooterGroup title={footer.tools.title} links={footer.tools.items} />
        </div>
      </div>
      <p css={styles.bottom}>
        {apart([
          ...lines.map((line) => line && <span key={line}>{line}</span>),
          <Proof key="proof" />,
        ])}
      </p>
    </footer>
  );
}

interface FooterGroupProps {
  title: string;
  links: readonly { label: string; to: string }[];
}

function FooterGroup({ title, links }: FooterGroupProps) {
  return (
    <nav aria-label={title}>
      <h2 css={styles.groupTitle}>{title}</h2>
      <LinkList links={links} linkStyle={styles.link} />
    </nav>
  );
}
