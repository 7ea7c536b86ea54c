import { useEffect, useRef, type ReactNode, type TouchEvent } from "react";
import Slider from "react-slick";
import { useMediaQuery } from "../hooks/useMediaQuery";
import { reducedMotionQuery } from "../theme/breakpoints";
import { motion } from "../theme/motion";
import * as styles from "./SlickTrack.styles";

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
  const isFingerLifted = useRef(false);
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

  // Slick moves some time after it was asked to; only what it does while a finger is lifted is the
  // visitor's wish. Told by the index alone, two quick changes would chase each other for ever.
  const handleLift = ({ nativeEvent }: TouchEvent) => {
    isFingerLifted.current = true;
    // Slick cancels the end of a swipe also where it cannot, and Chromium says so in the console.
    if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => {};
  };
  const handleLifted = () => {
    isFingerLifted.current = false;
  };
  const handleChange = (_: number, next: number) => {
    if (!isFingerLifted.current) return;
    wanted.current = next;
    onSwipe(next);
  };

  return (
    <div
      ref={root}
      css={styles.structure}
      onTouchEndCapture={handleLift}
      onTouchEnd={handleLifted}
      onTouchCancelCapture={handleLift}
      onTouchCancel={handleLifted}
    >
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
        beforeChange={handleChange}
        onReInit={handleUpdate}
      >
        {children}
      </Slider>
    </div>
  );
}
