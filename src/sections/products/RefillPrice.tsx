import { WhileFresh } from "../../components/WhileFresh";
import * as styles from "./RefillPrice.styles";

/** The price of gas per kilogram and per size, with its date; set apart from the products' prices. */
export function RefillPrice({ price }: { price: Queries.RefillPriceFragment }) {
  return (
    <WhileFresh until={price.until} layoutStyle={styles.root}>
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
