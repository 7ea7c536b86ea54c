import { Icon } from "../components/picture/Icon";
import { LinkList } from "../components/text/LinkList";
import { OrderButtons } from "../components/contact/OrderWays";
import { PageTitle } from "../components/text/PageTitle";
import { Picture } from "../components/picture/Picture";
import { useSite } from "../hooks/useSite";
import * as styles from "./NotFound.styles";

/** Links to ways to order, to the leak card and to the main pages (specification, section 10). */
export function NotFound(page: Queries.SiteNotFoundWordsFragment) {
  const { leak } = useSite().navigation;
  return (
    <div css={styles.root}>
      <div>
        <PageTitle title={page.title} lead={page.message} />
        <div css={styles.ways}>
          <p css={styles.order}>{page.order}</p>
          <OrderButtons />
          <a css={styles.leak} href={leak.to}>
            <Icon name="warning" size={20} />
            {leak.label}
          </a>
        </div>
        <nav css={styles.nav} aria-label={page.linksLabel}>
          <LinkList links={page.links} linkStyle={styles.link} layoutStyle={styles.list} />
        </nav>
      </div>
      <Picture
        layoutStyle={styles.picture}
        image={page.picture}
        alt={page.pictureAlt}
        sizes="45vw"
      />
    </div>
  );
}
