import { lastingHash } from "../../calculators/lasting/lastingHash";
import { buttonPair, buttonStyles } from "../../components/control/Button.styles";
import { Picture } from "../../components/picture/Picture";
import { TextBox } from "../../components/text/TextBox";
import { useSite } from "../../hooks/useSite";
import { useSizeLink } from "../../hooks/useSizeLink";
import { whatsappLink } from "../../lib/contactLinks";
import { fullPageQuery, wideScreenQuery } from "../../theme/breakpoints";
import * as styles from "./ProductSlide.styles";

interface ProductSlideProps {
  product: Queries.ProductItemFragment;
  copy: Queries.SiteHomeProducts;
  /** The page that computes how long gas lasts. */
  lastingPath: string;
  /** Other products are on the stage, next to the slides; this one is there too if it has a height. */
  hasStage: boolean;
}

/** One product of the showcase: name and price in large type, the way to ask for it, and the picture if it is not on the stage. */
export function ProductSlide({ product, copy, lastingPath, hasStage }: ProductSlideProps) {
  const { name, category, price, description, image, imageAlt, heightMm } = product;
  const { kilograms, kitchen } = product;
  const facts = product.facts ?? [];
  const isOnStage = hasStage && heightMm;
  const layout = isOnStage
    ? styles.withoutPicture
    : [styles.withPicture, !hasStage && styles.withoutStage];
  return (
    <TextBox css={layout}>
      {!isOnStage && (
        <Picture
          layoutStyle={heightMm ? styles.cutOut : styles.photo}
          image={image}
          alt={imageAlt}
          sizes={`${fullPageQuery} 400px, ${wideScreenQuery} 30vw, 33vw`}
        />
      )}
      <div css={styles.head}>
        <p css={styles.category}>{category}</p>
        <h3 css={styles.name}>{name}</h3>
        <p css={styles.price}>{price.text}</p>
        <PriceNote product={product} copy={copy} />
      </div>
      <TextBox css={styles.words}>
        <Ask size={product.size} copy={copy} />
        {description && (
          <div css={styles.description} dangerouslySetInnerHTML={{ __html: description }} />
        )}
        {facts.length > 0 && (
          <dl css={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} css={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
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

/** What the price buys; that of a cylinder could be taken for the price of a refill. */
function PriceNote({ product, copy }: Pick<ProductSlideProps, "product" | "copy">) {
  const { kilograms, priceIncludes } = product;
  const note = kilograms
    ? `${copy.priceNote} ${priceIncludes ?? copy.priceQuestion}`
    : priceIncludes;
  return note ? <p css={styles.priceNote}>{note}</p> : null;
}

/** The slide's one button: a chat that asks for this size, or, about a product that holds no gas, any chat. */
function Ask({ size, copy }: Pick<ProductSlideProps, "copy"> & { size: string | null }) {
  const { company, app } = useSite();
  const sizeLink = useSizeLink();
  return (
    <div css={buttonPair}>
      <a
        css={buttonStyles.action}
        href={size ? sizeLink(size) : whatsappLink(company.whatsapp, app.order.message)}
      >
        {size ? copy.ask : app.order.whatsapp}
      </a>
    </div>
  );
}
