import { useEffect, useRef } from "react";
import { useApp, useAppActions } from "../context/AppContext";
import { keepTheme, rememberedTheme, shownTheme } from "../lib/shownTheme";

/**
 * Takes over the theme that the page already shows, and from then on shows and remembers each change.
 * Changes in another tab come as a storage event; a page from the browser's memory has missed them.
 */
export function useThemePreference() {
  const { theme } = useApp();
  const { setTheme } = useAppActions();
  const shown = useRef<string>();

  useEffect(() => {
    if (shown.current === undefined) {
      shown.current = shownTheme();
      setTheme(rememberedTheme() ?? shownTheme());
    } else if (shown.current !== theme) {
      shown.current = theme;
      keepTheme(theme);
    }
  }, [theme, setTheme]);

  useEffect(() => {
    const adopt = () => {
      const remembered = rememberedTheme();
      if (remembered) setTheme(remembered);
    };
    window.addEventListener("storage", adopt);
    window.addEventListener("pageshow", adopt);
    return () => {
      window.removeEventListener("storage", adopt);
      window.removeEventListener("pageshow", adopt);
    };
  }, [setTheme]);
}
