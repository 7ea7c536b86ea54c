import { useEffect, useRef } from "react";
import { useApp, useAppActions } from "../context/AppContext";
import { listen } from "../lib/listen";
import { keepTheme, rememberedTheme, shownTheme } from "../lib/shownTheme";
import { themes, type ThemeName } from "../theme/colours";

/** Sets the colour of the browser's own bars, and the look of its controls. */
function setBars(theme: ThemeName) {
  const setMeta = (name: string, content: string) =>
    document.querySelector(`meta[name="${name}"]`)?.setAttribute("content", content);
  setMeta("theme-color", themes[theme].ground);
  setMeta("color-scheme", theme);
}

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
      setBars(shown.current);
      setTheme(rememberedTheme() ?? shownTheme());
    } else if (shown.current !== theme) {
      shown.current = theme;
      keepTheme(theme);
      setBars(theme);
    }
  }, [theme, setTheme]);

  useEffect(() => {
    return listen(window, "storage pageshow", () => {
      const remembered = rememberedTheme();
      if (remembered) setTheme(remembered);
    });
  }, [setTheme]);
}
