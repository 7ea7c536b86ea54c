import { useEffect, useRef } from "react";
import { useApp, useAppActions } from "../context/AppContext";
import { listen } from "../lib/listen";
import { keepTheme, rememberedTheme, showInBars, shownTheme } from "../lib/shownTheme";
import type { ThemeName } from "../theme/colours";

/**
 * Adopts the theme that the page already shows, then applies and stores every change. Changes in another
 * tab arrive as storage events; pages in the bfcache miss these, so `pageshow` reads the theme again.
 */
export function useThemePreference() {
  const { theme } = useApp();
  const { setTheme } = useAppActions();
  const shown = useRef<ThemeName>();

  useEffect(() => {
    if (shown.current === undefined) {
      shown.current = shownTheme();
      // The visitor may have switched before React ran.
      showInBars(shown.current);
      setTheme(rememberedTheme() ?? shownTheme());
    } else if (shown.current !== theme) {
      shown.current = theme;
      keepTheme(theme);
      showInBars(theme);
    }
  }, [theme, setTheme]);

  useEffect(() => {
    return listen(window, "storage pageshow", () => {
      const remembered = rememberedTheme();
      if (remembered) setTheme(remembered);
    });
  }, [setTheme]);
}
