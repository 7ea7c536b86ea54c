import { Picture } from "../../components/Picture";
import * as styles from "./Lineup.styles";

interface LineupProps {
  /** The row's name. */
  label: string;
  products: readonly Queries.ProductItemFragment[];
  /** The index of the current product in the showcase, from 0. */
  index: number;
  pick: (index: number) => void;
}

/**
 * The products side by side, drawn to scale, to help visitors choose; each selects its slide. Only products
 * with a real height are included, and at least two.
 */
export function Lineup({ label, products, index, pick }: LineupProps) {
  const entries = products.flatMap(({ slug, name, size, image, heightMm }, position) =>
    heightMm ? [{ slug, label: size ?? name, position, image, heightMm }] : [],
  );
  if (entries.length < 2) return null;
  const tallest = Math.max(...entries.map(({ heightMm }) => heightMm));
  return (
    <ul css={styles.row} aria-label={label}>
      {entries.map(({ slug, label, position, image, heightMm }) => (
        <li key={slug}>
          <button
            type="button"
            css={styles.entry}
            aria-pressed={position === index}
            onClick={() => pick(position)}
          >
            <Picture
              layoutStyle={styles.toScale[Math.round((heightMm / tallest) * styles.STEPS)]}
              image={image}
              alt=""
              sizes="120px"
            />
            <span css={styles.words}>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
