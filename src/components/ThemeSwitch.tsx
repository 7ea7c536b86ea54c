import { useApp, useAppActions } from "../context/AppContext";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { useSite } from "../hooks/useSite";
import { Icon } from "./Icon";
import * as styles from "./ThemeSwitch.styles";

/**
 * Changes between the dark and the light theme; its name says to which. The HTML holds both names,
 * and the style sheet shows one, so that it is right under a remembered theme before scripts come.
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
      title={isHydrated ? (isDark ? toLight : toDark) : undefined}
      onClick={() => setTheme(isDark ? "light" : "dark")}
    >
      <span css={styles.inDark}>
        <Icon name="sun" size={20} />
        <span css={styles.words}>{toLight}</span>
      </span>
      <span css={styles.inLight}>
        <Icon name="moon" size={20} />
        <span css={styles.words}>{toDark}</span>
      </span>
    </button>
  );
}
