import { useEffect, useRef } from "react";
import { useApp, useAppActions } from "../context/AppContext";
import { keepTheme, shownTheme } from "../lib/shownTheme";

/** Takes over the theme that the page already shows, and from then on shows and remembers each change. */
export function useThemePreference() {
  const { theme } = useApp();
  const { setTheme } = useAppActions();
  const shown = useRef<string>();

  useEffect(() => {
    if (shown.current === undefined) {
      shown.current = shownTheme();
      setTheme(shownTheme());
    } else if (shown.current !== theme) {
      shown.current = theme;
      keepTheme(theme);
    }
  }, [theme, setTheme]);
}
