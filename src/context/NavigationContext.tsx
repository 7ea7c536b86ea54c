import { useMemo, useState, type Dispatch, type ReactNode, type SetStateAction } from "react";
import { INITIAL_SECTION } from "../lib/sections";
import { createRequiredContext } from "./createRequiredContext";

/** Specification, section 3: client state, Navigation. */
interface NavigationState {
  /** The section at the scroll probe, or the page; one of the specification's ten. */
  activeSection: string;
  isMenuOpen: boolean;
  /** The scroll position, in px. */
  scrollPosition: number;
}

/** Actions that change the navigation state; stable for the whole visit. */
export interface NavigationActions {
  setActiveSection: Dispatch<SetStateAction<string>>;
  setMenuOpen: Dispatch<SetStateAction<boolean>>;
  toggleMenu(): void;
  setScrollPosition: Dispatch<SetStateAction<number>>;
}

const [StateContext, useNavigation] = createRequiredContext<NavigationState>("Navigation");
const [ActionsContext, useNavigationActions] = createRequiredContext<NavigationActions>(
  "NavigationActions",
  "NavigationProvider",
);

export { useNavigation, useNavigationActions };

interface ProviderProps {
  /** The active section according to the first page's path. */
  initialSection?: string;
  children: ReactNode;
}

/**
 * Provides the visitor's location. Actions have a separate context, so that their consumers do not
 * re-render.
 */
export function NavigationProvider({ initialSection = INITIAL_SECTION, children }: ProviderProps) {
  const [activeSection, setActiveSection] = useState<string>(initialSection);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [scrollPosition, setScrollPosition] = useState(0);
  const state = useMemo(
    () => ({ activeSection, isMenuOpen, scrollPosition }),
    [activeSection, isMenuOpen, scrollPosition],
  );
  const actions = useMemo(
    () => ({
      setActiveSection,
      setMenuOpen,
      toggleMenu: () => setMenuOpen((isOpen) => !isOpen),
      setScrollPosition,
    }),
    [],
  );
  return (
    <ActionsContext.Provider value={actions}>
      <StateContext.Provider value={state}>{children}</StateContext.Provider>
    </ActionsContext.Provider>
  );
}
