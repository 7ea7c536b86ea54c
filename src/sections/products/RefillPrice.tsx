import { WhileFresh } from "../../components/WhileFresh";
import * as styles from "./RefillPrice.styles";

/** What gas costs by the kilogram and for each size, with its day: not to be taken for the products' prices. */
export function RefillPrice({ price }: { price: Queries.RefillPriceFragment }) {
  return (
    <WhileFresh until={price.until} look={styles.root}>
      <div>
        <p css={styles.line}>{price.line}</p>
        <p css={styles.terms}>{price.terms}</p>
      </div>
      <ul css={styles.sizes}>
        {price.sizes.map((size) => (
          <li key={size}>{size}</li>
        ))}
      </ul>
    </WhileFresh>
  );
}
