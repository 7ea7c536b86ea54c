import type { FocusEvent, TouchEvent } from "react";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { listen } from "../lib/listen";
import { AUTOPLAY_INTERVAL_MS, MANUAL_PAUSE_MS } from "../lib/timing";
import { reducedMotionQuery } from "../theme/breakpoints";
import { afterPictures, requestPictures } from "./slidePictures";
import { useIsHydrated } from "./useIsHydrated";
import { useIsInView } from "./useIsInView";
import { useMediaQuery } from "./useMediaQuery";

const onVisibility = (onChange: () => void) => listen(document, "visibilitychange", onChange);

/** Whether words inside an element are selected. */
function isMarkedIn(element: Element | null) {
  const selection = document.getSelection();
  return Boolean(selection && !selection.isCollapsed && element?.contains(selection.anchorNode));
}

/** Where to turn, from the current slide; both ends lead to each other. */
type Turn = (from: number) => number;

/**
 * The state of a carousel, which advances every 5 s and wraps around; when the visitor picks a slide, it pauses for
 * 10 s and then resumes its 5 s (specification, sections 4 and 9). The rotation never starts automatically with reduced
 * motion. It waits while visible keyboard focus is inside (WCAG 2.2.2) or words of it are selected, while a finger is on
 * it, while the tab is hidden, and while the carousel is off-screen. react-slick turns the slides and names the current
 * one; before it is there, and if it never comes, the plain row shows it.
 * @param count the number of slides
 * @param index the index of the current slide, from 0
 * @param onChange must be stable; called with the index of the slide that is shown next
 */
export function useCarousel(count: number, index: number, onChange: (index: number) => void) {
  const root = useRef<HTMLElement>(null);
  const slick = useRef<{ slickGoTo: (index: number) => void }>(null);
  const isHydrated = useIsHydrated();
  const isMotionReduced = useMediaQuery(reducedMotionQuery);
  const [choice, setChoice] = useState<boolean>();
  const [hasFocus, setFocus] = useState(false);
  const [fingers, setFingers] = useState(0);
  const [isMarked, setMarked] = useState(false);
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const isInView = useIsInView(root);
  const isPlaying = choice ?? (isHydrated && !isMotionReduced);
  const isRotating = isPlaying && !hasFocus && !isMarked;
  const isTurning = isRotating && isInView && !isHidden && fingers === 0 && count > 1;
  const [pausedUntil, setPausedUntil] = useState(0);

  // Not at each render: to ask for the selection makes the browser lay out the page.
  useEffect(() => {
    const update = () => setMarked(isMarkedIn(root.current));
    update();
    return listen(document, "selectionchange", update);
  }, []);

  // Several turns may come before React renders the first.
  const latest = useRef(index);
  useEffect(() => void (latest.current = index), [index]);
  const turn = useCallback(
    (to: Turn) => {
      latest.current = (to(latest.current) + count) % count;
      if (slick.current) slick.current.slickGoTo(latest.current);
      else onChange(latest.current);
    },
    [count, onChange],
  );

  useEffect(() => {
    if (!isTurning) return undefined;
    const remainingPause = Math.max(pausedUntil - Date.now(), 0);
    const timer = setTimeout(() => turn((from) => from + 1), remainingPause + AUTOPLAY_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [index, turn, pausedUntil, isTurning]);

  const pause = () => setPausedUntil(Date.now() + MANUAL_PAUSE_MS);
  const handleTouch = ({ touches }: TouchEvent) => setFingers(touches.length);

  return {
    root,
    /** For react-slick, once it is there. */
    slick,
    index,
    /** For react-slick, which names the slide that it shows next. */
    onChange,
    /** After a pick; a swipe is one. */
    pause,
    /** Turns to the slide that the visitor picks, with slick or in the row. */
    pick: (to: Turn) => {
      pause();
      afterPictures(root.current, () => turn(to));
    },
    isInView,
    /** How many are on it. */
    fingers,
    isPlaying,
    /** Whether slides may change automatically now, in view or not; if so, changes are not announced. */
    isRotating,
    togglePlaying: () => setChoice(!isPlaying),
    /** To spread on the carousel's element. A click leaves focus behind that is not visible. */
    handlers: {
      onPointerEnter: () => requestPictures(root.current),
      onFocus: ({ target }: FocusEvent) => {
        requestPictures(root.current);
        setFocus(target.matches(":focus-visible"));
      },
      onBlur: () => setFocus(false),
      onTouchStart: handleTouch,
      onTouchEnd: handleTouch,
      onTouchCancel: handleTouch,
    },
  };
}

/** The state that `useCarousel` passes to the parts of a carousel. */
export type CarouselState = ReturnType<typeof useCarousel>;
