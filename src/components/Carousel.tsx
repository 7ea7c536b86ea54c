import type { ReactNode, RefObject } from "react";
import type { CarouselState } from "../hooks/useCarousel";
import { useSite } from "../hooks/useSite";

interface CarouselProps {
  state: CarouselState;
  /** The carousel's accessible name, without the word "carousel". */
  label: string;
  children: ReactNode;
  className?: string;
}

/** The container of a carousel's controls and slides (WAI-ARIA APG, carousel). */
export function Carousel({ state, label, children, className }: CarouselProps) {
  const { carousel } = useSite().app;
  return (
    <section
      ref={state.root as RefObject<HTMLElement>}
      className={className}
      aria-roledescription={carousel.role}
      aria-label={label}
      {...state.handlers}
    >
      {children}
    </section>
  );
}
