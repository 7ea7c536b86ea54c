import { COUNTER_VISIBLE_SHARE } from "../../lib/timing";
import { reducedMotionQuery } from "../../theme/breakpoints";

/** The interval between updates, in ms: each one costs a paint, and nobody can read more than 20 a second. */
const UPDATE_MS = 50;

/** Quadratic ease-out; both values are between 0 and 1. */
const easeOut = (share: number) => 1 - (1 - share) ** 2;

/**
 * Counts each figure (sections/About.tsx) from 0, once half of it is visible (specification, section 2). It runs
 * in the head of the landing page: when the page's scripts have come, the visitor may have seen the figure, which must
 * not drop to 0 then. CSS shows the count above the figure, which React knows and the HTML keeps.
 */
function countUp(figure: HTMLElement) {
  const { dataset, textContent } = figure;
  const show = (share: number) => {
    dataset.count = textContent.replace(/\d+/, (value) =>
      String(Math.floor(Number(value) * easeOut(share))),
    );
  };
  const count = () => {
    const start = performance.now();
    const timer = setInterval(() => {
      const share = (performance.now() - start) / (Number(dataset.seconds) * 1000);
      if (share < 1) return show(share);
      clearInterval(timer);
      delete dataset.count;
    }, UPDATE_MS);
  };
  show(0);
  new IntersectionObserver(
    (entries, observer) => {
      if (Number(entries.at(-1)?.intersectionRatio) < COUNTER_VISIBLE_SHARE) return;
      observer.disconnect();
      count();
    },
    { threshold: COUNTER_VISIBLE_SHARE },
  ).observe(figure);
}

/** Whether the visitor may have seen the figure. */
function isSeen(figure: Element) {
  if (performance.getEntriesByType("paint").length === 0) return false;
  const { top, bottom } = figure.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

addEventListener("DOMContentLoaded", () => {
  if (matchMedia(reducedMotionQuery).matches) return;
  for (const figure of document.querySelectorAll<HTMLElement>("[data-seconds]")) {
    if (!isSeen(figure)) countUp(figure);
  }
});
