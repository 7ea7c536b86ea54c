import { useSite } from "../hooks/useSite";
import type { CarouselState } from "../hooks/useCarousel";
import { IconButton } from "./IconButton";

interface RotationButtonProps {
  state: CarouselState;
  /** The carousel's name: a page may have two. */
  carousel: string;
}

/** Stops and starts a carousel's rotation (WCAG 2.2.2); its name says which it does, and to which. */
export function RotationButton({ state, carousel }: RotationButtonProps) {
  const { pause, play } = useSite().app.carousel;
  return (
    <IconButton
      icon={state.isPlaying ? "pause" : "play"}
      label={`${state.isPlaying ? pause : play}: ${carousel}`}
      onClick={state.togglePlaying}
    />
  );
}
