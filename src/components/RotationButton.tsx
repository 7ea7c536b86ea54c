import { useSite } from "../hooks/useSite";
import type { CarouselState } from "../hooks/useCarousel";
import { IconButton } from "./IconButton";

/** Stops and starts a carousel's rotation (WCAG 2.2.2); its name says which. */
export function RotationButton({ state }: { state: CarouselState }) {
  const { pause, play } = useSite().app.carousel;
  return (
    <IconButton
      icon={state.isPlaying ? "pause" : "play"}
      label={state.isPlaying ? pause : play}
      onClick={state.togglePlaying}
    />
  );
}
