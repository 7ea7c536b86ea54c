import type { CarouselState } from "../hooks/useCarousel";
import { useSite } from "../hooks/useSite";
import { IconButton } from "./IconButton";

/** The previous and next arrows; both wrap around and keep focus. */
export function CarouselArrows({ state }: { state: CarouselState }) {
  const { previous, next } = useSite().app.carousel;
  return (
    <>
      <IconButton icon="previous" label={previous} onClick={() => state.pick(state.index - 1)} />
      <IconButton icon="next" label={next} onClick={() => state.pick(state.index + 1)} />
    </>
  );
}
