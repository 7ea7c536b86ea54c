import type { SerializedStyles } from "@emotion/react";
import type { ReactNode, RefObject } from "react";
import type { CarouselState } from "../../hooks/useCarousel";
import { useSite } from "../../hooks/useSite";
import { apart } from "../text/apart";
import * as styles from "./Carousel.styles";
import { IconButton } from "../control/IconButton";

interface StateProps {
  state: CarouselState;
}

interface CarouselProps extends StateProps {
  /** The carousel's accessible name, without the word "carousel". */
  label: string;
  children: ReactNode;
  layoutStyle?: SerializedStyles;
}

/** The container of a carousel's controls and slides (WAI-ARIA APG, carousel). */
export function Carousel({ state, label, children, layoutStyle }: CarouselProps) {
  const { carousel } = useSite().app;
  return (
    <section
      ref={state.root as RefObject<HTMLElement>}
      css={layoutStyle}
      aria-roledescription={carousel.role}
      aria-label={label}
      {...state.handlers}
    >
      {children}
    </section>
  );
}

/** Pauses and resumes a carousel's rotation (WCAG 2.2.2). Its label names the carousel: a page may have two. */
export function RotationButton({ state, carousel }: StateProps & { carousel: string }) {
  const { pause, play } = useSite().app.carousel;
  return (
    <IconButton
      icon={state.isPlaying ? "pause" : "play"}
      label={`${state.isPlaying ? pause : play}: ${carousel}`}
      onClick={state.togglePlaying}
    />
  );
}

/**
 * The numbered dots, from `1` to the number of slides; the current one has `aria-current`. Above each is its mark. Then
 * the previous and next arrows; both wrap around and keep focus.
 */
export function CarouselPicks({ state, marks }: StateProps & { marks: readonly ReactNode[] }) {
  const { dots, previous, next } = useSite().app.carousel;
  return (
    <>
      <div css={styles.row} role="group" aria-label={dots}>
        {apart(
          marks.map((mark, index) => (
            <button
              key={index}
              type="button"
              css={styles.dot}
              aria-current={index === state.index ? "true" : undefined}
              onClick={() => state.pick(() => index)}
            >
              {mark}
              {index + 1}
            </button>
          )),
        )}
      </div>
      <IconButton icon="previous" label={previous} onClick={() => state.pick((from) => from - 1)} />
      <IconButton icon="next" label={next} onClick={() => state.pick((from) => from + 1)} />
    </>
  );
}
