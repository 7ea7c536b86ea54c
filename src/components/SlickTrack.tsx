import { css } from "@emotion/react";
import { useEffect, useRef, type ReactNode } from "react";
import Slider from "react-slick";
import { useMediaQuery } from "../hooks/useMediaQuery";
import { reducedMotionQuery } from "../theme/breakpoints";
import { motion } from "../theme/motion";

// The structural part of slick-carousel's style sheet; its theme brings fonts as data addresses.
const structure = css({
  "& .slick-slider": { position: "relative", touchAction: "pan-y" },
  "& .slick-list": { overflow: "hidden", minWidth: 0 },
  "& .slick-track": { display: "flex" },
  "& .slick-slide": { flex: "none", minWidth: 0 },
  "& .slick-slide > div": { height: "100%" },
});

interface SlickTrackProps {
  /** The slide to show, counted from 0. */
  index: number;
  /** Called when a swipe leads to another slide. */
  onSwipe: (index: number) => void;
  children: ReactNode[];
}

/**
 * The slides of a carousel on react-slick; the only place that imports it, and it comes when needed.
 * Slick fades and swipes; when to move is the carousel's, because slick's own autoplay runs late and
 * sticks after a pause.
 */
export function SlickTrack({ index, onSwipe, children }: SlickTrackProps) {
  const slider = useRef<Slider>(null);
  const isMotionReduced = useMediaQuery(reducedMotionQuery);

  useEffect(() => {
    slider.current?.slickGoTo(index);
  }, [index]);

  return (
    <div css={structure}>
      <Slider
        ref={slider}
        initialSlide={index}
        fade
        infinite
        arrows={false}
        dots={false}
        draggable={false}
        accessibility={false}
        autoplay={false}
        waitForAnimate={false}
        speed={isMotionReduced ? 0 : motion.reveal}
        beforeChange={(_, next) => {
          if (next !== index) onSwipe(next);
        }}
      >
        {children}
      </Slider>
    </div>
  );
}
