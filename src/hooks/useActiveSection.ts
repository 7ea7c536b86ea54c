import { useEffect } from "react";
import { useNavigationActions } from "../context/NavigationContext";
import { listen } from "../lib/listen";
import { ACTIVE_SECTION_PROBE_PX, HEADER_RAISE_PX, SCROLL_REST_MS } from "../lib/timing";

/** The part of the page context that concerns sections; empty for unknown URLs. */
export interface PageSections {
  /** The section that the page makes active. */
  section?: string;
  /** The sections that become active while scrolling, in document order. */
  sections?: readonly string[];
}

const none: readonly string[] = [];

/**
 * Which of `ids` contains the point 100 px below the top of the viewport (specification, section 2). If
 * sections are nested, the innermost wins: it is last in document order.
 */
function sectionUnderProbe(ids: readonly string[]): string | undefined {
  return ids.findLast((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && box.top <= ACTIVE_SECTION_PROBE_PX && box.bottom > ACTIVE_SECTION_PROBE_PX;
  });
}

/**
 * Keeps the navigation state in sync with the scroll position. On pages with sections, the one at the scroll probe is
 * active; elsewhere, the path has set the active section (specification, section 4). The position is recorded when it
 * changes the header's style, and when scrolling rests: each record re-renders the header.
 */
export function useActiveSection({ sections = none }: PageSections) {
  const { setActiveSection, setScrollPosition } = useNavigationActions();

  useEffect(() => {
    let wasRaised: boolean | undefined;
    // Not `scrollend`, which Safari does not have before version 26.2.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const record = () => setScrollPosition(window.scrollY);
    const update = () => {
      const id = sectionUnderProbe(sections);
      if (id) setActiveSection(id);
      const isRaised = window.scrollY > HEADER_RAISE_PX;
      clearTimeout(rest);
      if (isRaised === wasRaised) rest = setTimeout(record, SCROLL_REST_MS);
      else record();
      wasRaised = isRaised;
    };
    const frame = requestAnimationFrame(update);
    // Browsers send these events at most once per frame (CSSOM View).
    const stop = listen(window, "scroll resize", update);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      stop();
    };
  }, [sections, setActiveSection, setScrollPosition]);
}
