import { LinkItems } from "../components/text/LinkItems";
import { OrderButtons } from "../components/contact/OrderWays";
import { PageTitle } from "../components/text/PageTitle";
import * as styles from "./ContactStart.styles";

interface ContactStartProps {
  title: string;
  introduction: string;
  ordering: Queries.SiteContactOrdering;
}

/** The page's title, the two quickest ways to us, and a link to each thing that a visitor can ask for. */
export function ContactStart({ title, introduction, ordering }: ContactStartProps) {
  const { refill, bulk, station } = ordering;
  const links = [
    { label: refill.label, to: "#refill" },
    { label: bulk.label, to: "#bulk" },
    { label: station.label, to: "#station" },
  ];
  return (
    <PageTitle title={title} lead={introduction}>
      <OrderButtons />
      <ul css={styles.links}>
        <LinkItems links={links} linkStyle={styles.link} />
      </ul>
    </PageTitle>
  );
}
