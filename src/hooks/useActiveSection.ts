import { useNavigationActions } from "../context/NavigationContext";
import { useScrollPosition } from "./useScrollPosition";
import { useScrollSpy } from "./useScrollSpy";

/** The part of the page context that concerns sections; empty for unknown URLs. */
export interface PageSections {
  /** The section that the page makes active. */
  section?: string;
  /** The sections that become active while scrolling, in document order. */
  sections?: readonly string[];
}

const none: readonly string[] = [];

/**
 * Keeps the navigation state in sync with the scroll position, and records that. On pages with sections, the
 * one at the scroll probe is active; elsewhere, the path has set the active section (specification,
 * section 4).
 */
export function useActiveSection({ sections = none }: PageSections) {
  const { setActiveSection, setScrollPosition } = useNavigationActions();

  useScrollSpy(sections, setActiveSection);
  useScrollPosition(setScrollPosition);
}
