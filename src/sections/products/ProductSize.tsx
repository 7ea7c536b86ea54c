import { bodyPath, stripesPath } from "../../components/picture/cylinderPaths";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { shortPrice } from "../../lib/money";
import { required } from "../../lib/required";
import * as styles from "./ProductSize.styles";

/** The share of a cut-out that is the product's width; the rest is its shadow. */
const WITHOUT_SHADOW = 0.85;

/** The width of all drawings, as a share of their height: that of a touch target on the smallest phone. */
const COLUMN = 0.73;

interface ProductSizeProps {
  product: Queries.ProductWordsFragment;
  /** The height of the largest product in mm. */
  largest: number;
  /** Its position, from 1: the mark of a product that holds no gas. */
  number: number;
}

/**
 * A product to scale with the others, above its kilograms and, where there is room, its price, which comes with the
 * scripts: 0.1 kB of the page.
 */
export const ProductSize = ({ product, largest, number }: ProductSizeProps) => (
  <>
    <Cylinder product={product} largest={largest} />
    {product.size ?? number}
    {useIsHydrated() && <span css={styles.price}>{shortPrice(product.price.text)}</span>}
  </>
);

/**
 * Only the current one shows its stripes. Its place is empty without the product's real height, and until the scripts
 * run, which saves 0.2 kB of the page.
 */
function Cylinder({ product, largest }: Omit<ProductSizeProps, "number">) {
  const isHydrated = useIsHydrated();
  const { heightMm, image, name } = product;
  if (!isHydrated || !heightMm) return <span css={styles.root} />;
  const { width, height } = required(
    image?.childImageSharp,
    `The picture of “${name}”`,
  ).gatsbyImageData;
  const own = Math.round((heightMm * WITHOUT_SHADOW * width) / height);
  const column = Math.round(largest * COLUMN);
  return (
    <svg css={styles.root} viewBox={`0 0 ${column} ${largest}`} aria-hidden="true">
      <svg
        viewBox="88 60 124 222"
        preserveAspectRatio="none"
        x={Math.round((column - own) / 2)}
        y={largest - heightMm}
        width={own}
        height={heightMm}
      >
        <path d={bodyPath} fill="currentColor" />
        <path d={stripesPath} />
      </svg>
    </svg>
  );
}
