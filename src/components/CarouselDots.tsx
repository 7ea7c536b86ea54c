import type { CarouselState } from "../hooks/useCarousel";
import { useSite } from "../hooks/useSite";
import * as styles from "./CarouselDots.styles";

/** The numbered dots, from `1` to the number of slides; the current one has `aria-current`. */
export function CarouselDots({ state, count }: { state: CarouselState; count: number }) {
  const { dots } = useSite().app.carousel;
  return (
    <div css={styles.row} role="group" aria-label={dots}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          css={styles.dot}
          aria-current={index === state.index ? "true" : undefined}
          onClick={() => state.pick(index)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  );
}
