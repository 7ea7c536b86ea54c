import { useEffect, useRef, type ReactNode } from "react";
import Slider from "react-slick";
import { useMediaQuery } from "../hooks/useMediaQuery";
import { reducedMotionQuery } from "../theme/breakpoints";
import { motion } from "../theme/motion";

interface SlickTrackProps {
  /** The slide to show, counted from 0. */
  index: number;
  children: ReactNode[];
}

/**
 * The slides of a carousel on react-slick; the only place that imports it, and it comes when needed.
 * Slick fades; when to move is the carousel's, because slick's own autoplay runs late and sticks
 * after a pause, and its swipes take two fingers for one and are deaf while it fades. Its styles are those
 * of the box that it comes into (Slides.styles).
 */
export function SlickTrack({ index, children }: SlickTrackProps) {
  const slider = useRef<Slider>(null);
  const isMotionReduced = useMediaQuery(reducedMotionQuery);

  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef(index);

  useEffect(() => {
    wanted.current = index;
    slider.current?.slickGoTo(index);
  }, [index]);

  // When slick measures its box (a picture came, the window changed) before React has written down
  // where it went, it writes the old slide over the new one.
  const handleUpdate = () => {
    const shown = root.current?.querySelector<HTMLElement>(".slick-active");
    if (shown && shown.dataset.index !== String(wanted.current))
      slider.current?.slickGoTo(wanted.current);
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
