import { Picture } from "../../components/Picture";
import { formatPrice } from "../../lib/formatPrice";
import { pictureOf } from "../../lib/pictureOf";
import { fullPageQuery, wideScreenQuery } from "../../theme/breakpoints";
import * as styles from "./ProductSlide.styles";

interface ProductSlideProps {
  product: Queries.ProductItemFragment;
  /** A line below the figures. */
  note: string;
}

/** One product of the showcase: the picture, and size and price set large. */
export function ProductSlide({ product, note }: ProductSlideProps) {
  const { name, category, price, size, description, image, imageAlt } = product;
  const facts = product.facts ?? [];
  return (
    <article css={styles.root}>
      <Picture
        css={styles.picture}
        image={pictureOf(image, name)}
        alt={imageAlt}
        sizes={`${fullPageQuery} 560px, ${wideScreenQuery} 40vw, 90vw`}
      />
      <div css={styles.words}>
        <p css={styles.category}>{category}</p>
        <h3 css={styles.name}>{name}</h3>
        <div css={styles.figures}>
          {size && (
            <p css={styles.size} aria-hidden="true">
              {size}
            </p>
          )}
          <p css={styles.price}>{formatPrice(price)}</p>
        </div>
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
            <p css={styles.note}>{note}</p>
          </>
        )}
      </div>
    </article>
  );
}
