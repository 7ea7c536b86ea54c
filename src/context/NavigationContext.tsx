import { INITIAL_SECTION } from "../lib/sections";
import { createStateContext } from "./createStateContext";

/** Specification, section 3: client state, Navigation. */
const initialNavigation = {
  /** The section at the scroll probe, or the page: one of the specification's ten, or an added page's own. */
  activeSection: INITIAL_SECTION,
  isMenuOpen: false,
  /** The scroll position, in px. */
  scrollPosition: 0,
};

/** The visitor's location, and the menu. */
export const [NavigationProvider, useNavigation, useNavigationActions] = createStateContext(
  "Navigation",
  initialNavigation,
  (update) => ({
    setActiveSection: (activeSection: string) => update({ activeSection }),
    setMenuOpen: (isMenuOpen: boolean) => update({ isMenuOpen }),
    toggleMenu: () => update(({ isMenuOpen }) => ({ isMenuOpen: !isMenuOpen })),
    setScrollPosition: (scrollPosition: number) => update({ scrollPosition }),
  }),
);
