import { useEffect } from "react";
import { useNavigationActions } from "../context/NavigationContext";
import { NO_SECTION } from "../lib/sections";
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
 * Keeps the navigation state in sync with the page. On pages with sections, the one at the scroll probe is
 * active; elsewhere, the page defines the active section (specification, section 4). It also records the
 * scroll position.
 * @param path changes when another page is shown
 */
export function useActiveSection(path: string, { section, sections = none }: PageSections) {
  const { setActiveSection, setScrollPosition } = useNavigationActions();

  useEffect(() => {
    setActiveSection(section ?? NO_SECTION);
  }, [path, section, setActiveSection]);

  useScrollSpy(sections, setActiveSection);
  useScrollPosition(setScrollPosition);
}
