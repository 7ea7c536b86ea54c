import { useApp, useAppActions } from "../context/AppContext";
import { useSite } from "../hooks/useSite";
import { needsScripts } from "../theme/needsScripts";
import { IconButton } from "./IconButton";

/** Changes between the dark and the light theme; its name says to which. */
export function ThemeSwitch() {
  const { theme } = useApp();
  const { setTheme } = useAppActions();
  const { toLight, toDark } = useSite().app.theme;
  const isDark = theme === "dark";
  return (
    <IconButton
      icon={isDark ? "sun" : "moon"}
      label={isDark ? toLight : toDark}
      onClick={() => setTheme(isDark ? "light" : "dark")}
      css={needsScripts}
    />
  );
}
