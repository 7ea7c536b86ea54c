import { useCallback, useEffect } from "react";
import { useNavigationActions } from "../context/NavigationContext";
import { landingSections, sectionOfPath, trimPath } from "../lib/sections";
import { useFrameScroll } from "./useFrameScroll";
import { useScrollSpy } from "./useScrollSpy";

const none: readonly string[] = [];

/**
 * Keeps the navigation state in step with the page: on the landing page the section under the probe
 * is active, elsewhere the path says (specification, section 4); the scroll position is recorded.
 * @param knownPaths the paths of the site's pages
 */
export function useActiveSection(path: string, knownPaths: readonly string[]) {
  const { setActiveSection, setScrollPosition } = useNavigationActions();
  const isLanding = trimPath(path) === "/";

  useEffect(() => {
    setActiveSection(sectionOfPath(path, knownPaths));
  }, [path, knownPaths, setActiveSection]);

  useScrollSpy(isLanding ? landingSections : none, setActiveSection);
  useFrameScroll(useCallback(() => setScrollPosition(window.scrollY), [setScrollPosition]));
}
