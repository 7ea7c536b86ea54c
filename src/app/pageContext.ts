import type { PageSections } from "../hooks/useActiveSection";

/** What the build says of a page; empty for addresses that the site does not know. */
export interface PageContext extends PageSections {
  /** The page has no header and no footer. */
  isAlone?: boolean;
}
