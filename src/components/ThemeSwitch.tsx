import { useApp, useAppActions } from "../context/AppContext";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { useSite } from "../hooks/useSite";
import { needsScripts } from "../theme/needsScripts";
import { Icon } from "./Icon";
import * as styles from "./ThemeSwitch.styles";

/**
 * Switches between the dark and the light theme; its label names the other theme. The HTML contains both
 * labels and CSS shows one, so that it is correct for a stored theme before scripts load.
 */
export function ThemeSwitch() {
  const { theme } = useApp();
  const { setTheme } = useAppActions();
  const { toLight, toDark } = useSite().app.theme;
  const isHydrated = useIsHydrated();
  const isDark = theme === "dark";
  return (
    <button
      type="button"
      css={styles.root}
      {...needsScripts}
      data-early="theme"
      title={isHydrated ? (isDark ? toLight : toDark) : undefined}
      onClick={() => setTheme(isDark ? "light" : "dark")}
    >
      <span css={styles.inDark} role="img" aria-label={toLight}>
        <Icon name="sun" size={20} />
      </span>
      <span css={styles.inLight} role="img" aria-label={toDark}>
        <Icon name="moon" size={20} />
      </span>
    </button>
  );
}
