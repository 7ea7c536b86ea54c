import type { SerializedStyles } from "@emotion/react";
import { useCallback, useEffect, useRef, type FocusEvent } from "react";
import { Icon } from "../components/picture/Icon";
import { Logo } from "./Logo";
import { ThemeSwitch } from "./ThemeSwitch";
import { useApp } from "../context/AppContext";
import { useNavigation, useNavigationActions } from "../context/NavigationContext";
import { useEscape } from "../hooks/useEscape";
import { useFocusRestore } from "../hooks/useFocusRestore";
import { useSite } from "../hooks/useSite";
import { layoutIds } from "../lib/layoutIds";
import { sectionOfLink } from "../lib/sections";
import { HEADER_RAISE_PX } from "../lib/timing";
import { navigationQuery } from "../theme/breakpoints";
import { needsScripts } from "../theme/needsScripts";
import { earlyMenu } from "../theme/pageState";
import * as styles from "./Header.styles";

/**
 * Logo, navigation, the link to the leak card and theme switch. On small screens, a button opens and closes the menu of
 * navigation and theme switch. It contains both labels and both icons; CSS shows one of each, so that the script loader
 * can toggle it before React runs.
 */
export function Header() {
  const { company, navigation } = useSite();
  const { open, close, label, items } = navigation.header;
  const { activeSection, isMenuOpen, scrollPosition } = useNavigation();
  const { isAppDownloadModalOpen } = useApp();
  const { setMenuOpen, toggleMenu } = useNavigationActions();
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // Only the item of the active section is marked as current.
  const current = items.find(({ to }) => sectionOfLink(to) === activeSection);

  // The visitor may have opened the menu before React ran.
  useEffect(() => {
    if (toggle.current?.getAttribute("aria-expanded") === "true") setMenuOpen(true);
  }, [setMenuOpen]);

  useEscape(isMenuOpen && !isAppDownloadModalOpen, () => {
    setMenuOpen(false);
    toggle.current?.focus();
  });

  // Close the menu when focus leaves the header; otherwise it covers the focused element.
  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setMenuOpen(false);
  };

  // Crossing the breakpoint swaps the menu button and the menu; move focus to the one that remains.
  const handleWidth = useCallback(
    (isFull: boolean, focused: Element | null) => {
      const menu = document.getElementById(layoutIds.menu);
      setMenuOpen(false);
      if (isFull && focused === toggle.current) menu?.querySelector("a")?.focus();
      if (!isFull && menu?.contains(focused)) toggle.current?.focus();
    },
    [setMenuOpen],
  );
  useFocusRestore(root, navigationQuery, handleWidth);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- It only watches where the focus goes.
    <header
      ref={root}
      css={styles.root}
      onBlur={handleBlur}
      data-raised={isMenuOpen || scrollPosition > HEADER_RAISE_PX}
    >
      {/* The first focusable element: skips the header (WCAG 2.4.1). */}
      <a css={styles.skipLink} href={`#${layoutIds.content}`}>
        {navigation.skipLink}
      </a>
      <div css={styles.bar}>
        <a href="/" css={styles.home} aria-label={`${company.name}: ${navigation.homeLink}`}>
          <Logo name={company.name} layoutStyle={styles.logo} />
        </a>{" "}
        <Emergency layoutStyle={styles.besideMenu} />{" "}
        <button
          ref={toggle}
          type="button"
          css={styles.menuButton}
          {...earlyMenu}
          {...needsScripts}
          aria-expanded={isMenuOpen}
          aria-controls={layoutIds.menu}
          onClick={toggleMenu}
          // The visitor may have opened the menu before React ran.
          suppressHydrationWarning
        >
          <Icon name="menu" size={20} label={open} layoutStyle={styles.whileClosed} />
          <Icon name="close" size={20} label={close} layoutStyle={styles.whileOpen} />
        </button>
        <div id={layoutIds.menu} css={styles.menu}>
          <nav aria-label={label}>
            <ul css={styles.list}>
              {items.map((item) => (
                <li key={item.label}>
                  <a
                    href={item.to}
                    css={styles.item}
                    aria-current={
                      item === current ? (item.to.includes("#") ? "true" : "page") : undefined
                    }
                    onClick={() => setMenuOpen(false)}
                  >
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Emergency layoutStyle={styles.afterItems} /> <ThemeSwitch />
        </div>
        <div
          css={styles.scrim}
          role="presentation"
          {...needsScripts}
          onClick={() => setMenuOpen(false)}
        />
      </div>
    </header>
  );
}

/** The link to the leak card. It is twice in the header, for a tab order as it is seen; CSS shows one. */
function Emergency({ layoutStyle }: { layoutStyle: SerializedStyles }) {
  const { label, to } = useSite().navigation.leak;
  const { setMenuOpen } = useNavigationActions();
  return (
    <a css={[styles.emergency, layoutStyle]} href={to} onClick={() => setMenuOpen(false)}>
      <Icon name="warning" size={20} />
      <span>{label}</span>
    </a>
  );
}
