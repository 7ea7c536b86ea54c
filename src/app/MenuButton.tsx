import type { RefObject } from "react";
import { Icon } from "../components/Icon";
import { useNavigation, useNavigationActions } from "../context/NavigationContext";
import { useSite } from "../hooks/useSite";
import { layoutIds } from "../lib/layoutIds";
import * as styles from "./Header.styles";

/**
 * Opens and closes the menu on small screens. It contains both labels and both icons; CSS shows one
 * of each, so that the script loader can toggle it before React runs.
 */
export function MenuButton({ root }: { root: RefObject<HTMLButtonElement> }) {
  const { open, close } = useSite().navigation.header;
  const { isMenuOpen } = useNavigation();
  const { toggleMenu } = useNavigationActions();
  return (
    <button
      ref={root}
      type="button"
      css={styles.menuButton}
      data-early="menu"
      aria-expanded={isMenuOpen}
      aria-controls={layoutIds.menu}
      onClick={toggleMenu}
      // The visitor may have opened the menu before React ran.
      suppressHydrationWarning
    >
      <span css={styles.whileClosed} role="img" aria-label={open}>
        <Icon name="menu" size={20} />
      </span>
      <span css={styles.whileOpen} role="img" aria-label={close}>
        <Icon name="close" size={20} />
      </span>
    </button>
  );
}
