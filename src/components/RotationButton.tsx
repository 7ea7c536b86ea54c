import { useSite } from "../hooks/useSite";
import type { CarouselState } from "../hooks/useCarousel";
import { IconButton } from "./IconButton";

interface RotationButtonProps {
  state: CarouselState;
  /** The carousel's name, because a page may have two. */
  carousel: string;
}

/** Pauses and resumes a carousel's rotation (WCAG 2.2.2). Its label names the action and the carousel. */
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
