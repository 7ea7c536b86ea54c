import { Picture } from "../../components/Picture";
import { TextBox } from "../../components/TextBox";
import { lastingHash } from "../../calculators/lasting/lastingHash";
import { fullPageQuery, wideScreenQuery } from "../../theme/breakpoints";
import * as styles from "./ProductSlide.styles";

interface ProductSlideProps {
  product: Queries.ProductItemFragment;
  copy: Queries.SiteHomeProducts;
  /** The page that computes how long gas lasts. */
  lastingPath: string;
}

/** One product of the showcase: the picture, and name and price in large type. */
export function ProductSlide({ product, copy, lastingPath }: ProductSlideProps) {
  const { name, category, price, priceIncludes, description, image, imageAlt, heightMm } = product;
  const { kilograms, kitchen } = product;
  const facts = product.facts ?? [];
  return (
    <TextBox css={styles.root}>
      <Picture
        layoutStyle={heightMm ? styles.cutOut : styles.photo}
        image={image}
        alt={imageAlt}
        sizes={`${fullPageQuery} 400px, ${wideScreenQuery} 30vw, 33vw`}
      />
      <div css={styles.head}>
        <p css={styles.category}>{category}</p>
        <h3 css={styles.name}>{name}</h3>
        <p css={styles.price}>{price.text}</p>
        {priceIncludes && <p css={styles.category}>{priceIncludes}</p>}
      </div>
      <TextBox css={styles.words}>
        {description && (
          <div css={styles.description} dangerouslySetInnerHTML={{ __html: description }} />
        )}
        {facts.length > 0 && (
          <>
            <dl css={styles.facts}>
              {facts.map(({ label, value }) => (
                <div key={label} css={styles.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p css={styles.note}>{copy.note}</p>
          </>
        )}
        {kilograms && (
          <a css={styles.lasting} href={lastingPath + lastingHash(kilograms, kitchen)}>
            {copy.lasting}
          </a>
        )}
      </TextBox>
    </TextBox>
  );
}
