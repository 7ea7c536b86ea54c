import { buttonStyles } from "../../components/control/Button.styles";
import { Picture } from "../../components/picture/Picture";
import { Prose } from "../../components/text/Prose";
import { TextBox } from "../../components/text/TextBox";
import { useSite } from "../../hooks/useSite";
import { whatsappLink } from "../../lib/contactLinks";
import { fillIn } from "../../lib/fillIn";
import { night } from "../../theme/surfaces";
import * as styles from "./ProductSlide.styles";

interface ProductSlideProps {
  product: Queries.ProductWordsFragment;
  words: Queries.SiteHomeProducts;
}

/** One product of the showcase: its picture on a night card, its name and price, and the way to ask for it. */
export function ProductSlide({ product, words }: ProductSlideProps) {
  const { name, category, price, priceIncludes, description, image, imageAlt, heightMm, size } =
    product;
  const { company, app } = useSite();
  // A product that holds no gas has no size to ask about.
  const [label, message] = size
    ? [words.ask, fillIn(words.message, { size })]
    : [app.order.whatsapp, app.order.message];
  const [naira, kobo] = price.text.split(/(\.\d\d)$/);
  return (
    <TextBox css={styles.slide}>
      <div css={styles.card} {...night}>
        <div css={heightMm ? styles.measured : styles.framed}>
          <Picture
            layoutStyle={heightMm ? styles.cutOut : styles.photo}
            image={image}
            alt={imageAlt}
          />
          {heightMm && (
            <p css={styles.height}>{fillIn(words.height, { height: String(heightMm / 10) })}</p>
          )}
        </div>
      </div>
      <TextBox css={styles.words}>
        <p css={styles.category}>{category}</p>
        <h3 css={styles.name}>{name}</h3>
        <p css={styles.price}>
          {naira}
          {kobo && <span css={styles.decimals}>{kobo}</span>}
        </p>
        {priceIncludes && <p css={styles.priceIncludes}>{priceIncludes}</p>}
        <a css={buttonStyles.accent} href={whatsappLink(company.whatsapp, message)}>
          {label}
        </a>
        {description && <Prose layoutStyle={styles.description} html={description} />}
      </TextBox>
    </TextBox>
  );
}
