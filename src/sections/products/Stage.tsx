import { Picture } from "../../components/picture/Picture";
import { needsScripts } from "../../theme/needsScripts";
import * as styles from "./Stage.styles";

interface StageProps {
  /** The stage's name. */
  label: string;
  products: readonly Queries.ProductItemFragment[];
  /** The index of the current product in the showcase, from 0. */
  index: number;
  pick: (index: number) => void;
}

/** Whether the products have a stage: at least two have a real height. */
export const haveStage = (products: StageProps["products"]) =>
  products.filter(({ heightMm }) => heightMm).length > 1;

/**
 * The products with a real height on one floor, drawn to scale; each selects its slide. The buttons lie over the
 * pictures, which remain where the buttons do nothing: without scripts, and on paper.
 */
export function Stage({ label, products, index, pick }: StageProps) {
  const tallest = Math.max(...products.map(({ heightMm }) => heightMm ?? 0));
  return (
    <ul css={styles.root} aria-label={label}>
      {products.map(({ slug, name, size, image, imageAlt, heightMm }, position) =>
        heightMm ? (
          <li key={slug} css={styles.entry}>
            <Picture
              layoutStyle={styles.toScale[Math.round((heightMm / tallest) * styles.STEPS)]}
              image={image}
              alt={imageAlt}
              sizes="80px"
            />
            <button
              type="button"
              css={styles.button}
              aria-label={size ?? name}
              aria-pressed={position === index}
              onClick={() => pick(position)}
              {...needsScripts}
            />
            <span css={styles.words} aria-hidden>
              {size ?? name}
            </span>
          </li>
        ) : null,
      )}
    </ul>
  );
}
