import { useRef, useSyncExternalStore, type RefObject, type TouchEvent } from "react";
import Slider from "react-slick";
import { listen } from "../../lib/listen";
import type { TrackProps } from "./Slides";

const onZoom = (onChange: () => void) =>
  listen(window.visualViewport ?? window, "resize", onChange);

/** On an enlarged page, a finger moves the page, or its words could not be read. */
const isEnlarged = () => Number(window.visualViewport?.scale) > 1;

/** Slick cancels the end of each swipe; where browsers no longer let it, they would report an error. */
const tolerateCancelling = ({ nativeEvent }: TouchEvent) => {
  if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => undefined;
};

/**
 * The slides of a carousel on react-slick, which turns them: swipe is its own, and the current slide is the one that its
 * `beforeChange` names. The only importer of react-slick, and lazily loaded. Its styles, and the fade, are in
 * Slides.styles: slick ignores a swipe during a fade of its own (`useCSS`, `speed`). A mouse marks words.
 */
export function SlickTrack({ state, children }: TrackProps) {
  const root = useRef<HTMLDivElement>(null);
  const isZoomed = useSyncExternalStore(onZoom, isEnlarged);
  const { slick, index, fingers } = state;

  const handleUpdate = () => {
    // The slides hide themselves. A reader view, and a saved page, would not show what has this attribute.
    for (const slide of root.current?.querySelectorAll(".slick-slide") ?? [])
      slide.removeAttribute("aria-hidden");
    // At each update, slick wraps the handler that it has set before.
    for (const picture of root.current?.querySelectorAll("img") ?? []) picture.onclick = null;
    // If slick measures its box (a picture has loaded, the window was resized) before React has committed the
    // new slide, slick restores the old one.
    const shown = root.current?.querySelector<HTMLElement>(".slick-active");
    if (shown && shown.dataset.index !== String(index)) slick.current?.slickGoTo(index);
  };

  return (
    <div
      ref={root}
      style={{ touchAction: isZoomed ? "auto" : "pan-y pinch-zoom" }}
      onTouchEndCapture={tolerateCancelling}
    >
      <Slider
        ref={slick as RefObject<Slider>}
        initialSlide={index}
        beforeChange={(_, next) => {
          if (fingers > 0) state.pause();
          // A carousel that is hidden beside the accordion must not open a service.
          if (next !== index) state.onChange(next);
        }}
        swipe={!isZoomed}
        // The part of the width that a swipe covers: a fifth, or for a pinch, more than there is.
        touchThreshold={fingers > 1 || isZoomed ? 0 : 5}
        draggable={false}
        fade
        useCSS={false}
        speed={0}
        waitForAnimate={false}
        arrows={false}
        accessibility={false}
        onReInit={handleUpdate}
      >
        {children}
      </Slider>
    </div>
  );
}
