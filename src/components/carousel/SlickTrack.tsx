import { useEffect, useRef, type ReactNode } from "react";
import Slider from "react-slick";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { reducedMotionQuery } from "../../theme/breakpoints";
import { motion } from "../../theme/motion";

interface SlickTrackProps {
  /** The index of the slide to show, from 0. */
  index: number;
  children: ReactNode[];
}

/**
 * The slides of a carousel on react-slick; the only importer of react-slick, and lazily loaded. Autoplay
 * and swipe are ours: slick's autoplay drifts and stalls after a pause; its swipe treats a pinch as a swipe
 * and ignores input during a fade. Its styles belong to the surrounding box (Slides.styles).
 */
export function SlickTrack({ index, children }: SlickTrackProps) {
  const slider = useRef<Slider>(null);
  const isMotionReduced = useMediaQuery(reducedMotionQuery);

  const root = useRef<HTMLDivElement>(null);
  const targetIndex = useRef(index);

  useEffect(() => {
    targetIndex.current = index;
    slider.current?.slickGoTo(index);
  }, [index]);

  const handleUpdate = () => {
    // The slides hide themselves. A reader view, and a saved page, would not show what has this attribute.
    for (const slide of root.current?.querySelectorAll(".slick-slide") ?? [])
      slide.removeAttribute("aria-hidden");
    // If slick measures its box (a picture has loaded, the window was resized) before React has committed the
    // new slide, slick restores the old one.
    const shown = root.current?.querySelector<HTMLElement>(".slick-active");
    if (shown && shown.dataset.index !== String(targetIndex.current))
      slider.current?.slickGoTo(targetIndex.current);
  };

  return (
    <div ref={root}>
      <Slider
        ref={slider}
        initialSlide={index}
        fade
        infinite
        arrows={false}
        dots={false}
        draggable={false}
        swipe={false}
        touchMove={false}
        accessibility={false}
        autoplay={false}
        waitForAnimate={false}
        speed={isMotionReduced ? 0 : motion.reveal}
        onReInit={handleUpdate}
      >
        {children}
      </Slider>
    </div>
  );
}
