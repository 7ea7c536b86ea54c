import { useEffect } from "react";
import { useNavigationActions } from "../context/NavigationContext";
import { NO_SECTION } from "../lib/sections";
import { useScrollPosition } from "./useScrollPosition";
import { useScrollSpy } from "./useScrollSpy";

/** What the build says of a page; empty for addresses that the site does not know. */
export interface PageSections {
  /** The section that the page makes active. */
  section?: string;
  /** The sections that scrolling makes active, in document order. */
  sections?: readonly string[];
}

const none: readonly string[] = [];

/**
 * Keeps the navigation state in step with the page: where the page has sections, the one under the
 * probe is active, elsewhere the page says (specification, section 4); the scroll position is recorded.
 * @param path changes when another page has arrived
 */
export function useActiveSection(path: string, { section, sections = none }: PageSections) {
  const { setActiveSection, setScrollPosition } = useNavigationActions();

  useEffect(() => {
    setActiveSection(section ?? NO_SECTION);
  }, [path, section, setActiveSection]);

  useScrollSpy(sections, setActiveSection);
  useScrollPosition(setScrollPosition);
}
