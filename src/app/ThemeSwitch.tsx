import { useApp, useAppActions } from "../context/AppContext";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { useSite } from "../hooks/useSite";
import { needsScripts } from "../theme/needsScripts";
import { earlyTheme } from "../theme/pageState";
import { Icon } from "../components/picture/Icon";
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
      {...earlyTheme}
      title={isHydrated ? (isDark ? toLight : toDark) : undefined}
      onClick={() => setTheme(isDark ? "light" : "dark")}
    >
      <span css={styles.inDark}>
        <span css={styles.label}>{toLight}</span>
        <Icon name="sun" size={20} />
      </span>{" "}
      <span css={styles.inLight}>
        <span css={styles.label}>{toDark}</span>
        <Icon name="moon" size={20} />
      </span>
    </button>
  );
}
