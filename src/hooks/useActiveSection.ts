import { useCallback } from "react";
import { useNavigationActions } from "../context/NavigationContext";
import { ACTIVE_SECTION_PROBE_PX } from "../lib/timing";
import { useFrameScroll } from "./useFrameScroll";
import { useScrollPosition } from "./useScrollPosition";

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
 * Keeps the navigation state in sync with the scroll position, and records that. On pages with sections, the
 * one at the scroll probe is active; elsewhere, the path has set the active section (specification,
 * section 4).
 */
export function useActiveSection({ sections = none }: PageSections) {
  const { setActiveSection, setScrollPosition } = useNavigationActions();

  useFrameScroll(
    useCallback(() => {
      const id = sectionUnderProbe(sections);
      if (id) setActiveSection(id);
    }, [sections, setActiveSection]),
  );
  useScrollPosition(setScrollPosition);
}
