import type { PageSections } from "../hooks/useActiveSection";

/** The page context that the build sets; empty for unknown URLs. */
export interface PageContext extends PageSections {
  /** The page has no header and no footer. */
  isAlone?: boolean;
}
