import { WhileFresh } from "../../components/WhileFresh";
import * as styles from "./RefillPrice.styles";

/** What gas costs by the kilogram and for each size, with its day: not to be taken for the products' prices. */
export function RefillPrice({ price }: { price: Queries.RefillPriceFragment }) {
  return (
    <WhileFresh until={price.until} look={styles.root}>
      <p css={styles.line}>{price.line}</p>
      <ul css={styles.sizes}>
        {price.sizes.map((size) => (
          <li key={size}>{size}</li>
        ))}
      </ul>
      <p css={styles.terms}>{price.terms}</p>
    </WhileFresh>
  );
}
