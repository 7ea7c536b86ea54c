import type { CarouselState } from "../hooks/useCarousel";
import { useSite } from "../hooks/useSite";
import * as styles from "./CarouselControls.styles";
import { IconButton } from "./IconButton";

interface ControlsProps {
  state: CarouselState;
}

/**
 * Pauses and resumes a carousel's rotation (WCAG 2.2.2). Its label names the action and the carousel, because
 * a page may have two.
 */
export function RotationButton({ state, carousel }: ControlsProps & { carousel: string }) {
  const { pause, play } = useSite().app.carousel;
  return (
    <IconButton
      icon={state.isPlaying ? "pause" : "play"}
      label={`${state.isPlaying ? pause : play}: ${carousel}`}
      onClick={state.togglePlaying}
    />
  );
}

/** The numbered dots, from `1` to the number of slides; the current one has `aria-current`. */
export function CarouselDots({ state, count }: ControlsProps & { count: number }) {
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

/** The previous and next arrows; both wrap around and keep focus. */
export function CarouselArrows({ state }: ControlsProps) {
  const { previous, next } = useSite().app.carousel;
  return (
    <>
      <IconButton icon="previous" label={previous} onClick={() => state.pick(state.index - 1)} />
      <IconButton icon="next" label={next} onClick={() => state.pick(state.index + 1)} />
    </>
  );
}
