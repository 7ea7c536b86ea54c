import { useMemo, useState, type Dispatch, type ReactNode, type SetStateAction } from "react";
import { INITIAL_SECTION } from "../lib/sections";
import { createRequiredContext } from "./createRequiredContext";

/** Specification, section 3: client state, Navigation. */
interface NavigationState {
  /** The section under the probe, or the page; one of the specification's ten. */
  activeSection: string;
  isMenuOpen: boolean;
  /** How far the page is scrolled, in px. */
  scrollPosition: number;
}

/** Ways to change the navigation state; they stay the same for the whole visit. */
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
  /** The section that the first page's path makes active. */
  initialSection?: string;
  children: ReactNode;
}

/** Holds where the visitor is. Actions have a context of their own, so that asking for them renders nothing. */
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
