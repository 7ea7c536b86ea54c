import type { SerializedStyles } from "@emotion/react";
import type { ReactNode, RefObject } from "react";
import type { CarouselState } from "../../hooks/useCarousel";
import { useSite } from "../../hooks/useSite";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { fillIn } from "../../lib/fillIn";
import { needsScripts } from "../../theme/needsScripts";
import { night } from "../../theme/surfaces";
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

/** Pauses and resumes a carousel's rotation (WCAG 2.2.2), on its picture. Its label names the carousel. */
export function RotationButton(props: StateProps & { carousel: string; area: SerializedStyles }) {
  const { state, carousel, area } = props;
  const { pause, play } = useSite().app.carousel;
  return (
    <div css={[styles.rotation, area]} {...night} {...needsScripts}>
      <IconButton
        icon={state.isPlaying ? "pause" : "play"}
        label={`${state.isPlaying ? pause : play}: ${carousel}`}
        onClick={state.togglePlaying}
      />
    </div>
  );
}

/**
 * The numbered dots: each shows its mark, and has its number in its name; the current one has `aria-current`. Then the
 * previous and next arrows; both wrap around and keep focus.
 */
export function CarouselPicks({ state, marks }: StateProps & { marks: readonly ReactNode[] }) {
  const { dots, previous, next, slideLabel } = useSite().app.carousel;
  // The names come with the scripts: 0.1 kB of the page.
  const isHydrated = useIsHydrated();
  const labelAt = (n: number) => fillIn(slideLabel, { n, total: marks.length });
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
              {isHydrated && <span css={styles.ordinal}>{labelAt(index + 1)}: </span>}
              {mark}
            </button>
          )),
        )}
      </div>
      <IconButton icon="previous" label={previous} onClick={() => state.pick((from) => from - 1)} />
      <IconButton icon="next" label={next} onClick={() => state.pick((from) => from + 1)} />
    </>
  );
}
