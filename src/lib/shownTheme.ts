import type { ThemeName } from "../theme/colours";
import { grounds } from "../theme/grounds";
import { LIGHT, THEME } from "../theme/pageState";

/** The local storage key of the visitor's theme; it is never sent anywhere. */
const THEME_STORAGE_KEY = "theme";

/** Whether the page shows the light theme, and its name; an inline script sets it before the first paint. */
export const isLightShown = () => document.documentElement.matches(LIGHT);
export const shownTheme = (): ThemeName => (isLightShown() ? "light" : "dark");

/** The stored theme; undefined if there is none, or if the browser denies access to storage. */
export function rememberedTheme(): ThemeName | undefined {
  try {
    const name = localStorage.getItem(THEME_STORAGE_KEY) ?? "";
    if (name in grounds) return name as ThemeName;
  } catch {
    // As if there were none.
  }
  return undefined;
}

/** Gives the browser's own bars the colour of `theme`. */
export const showInBars = (theme: ThemeName) =>
  document.querySelector("[name=theme-color]")?.setAttribute("content", grounds[theme]);

/** Applies and stores `theme`. In private windows storing may fail; the theme still changes. */
export function keepTheme(theme: ThemeName) {
  document.documentElement.setAttribute(THEME, theme);
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Ignore: the theme applies to this page view only.
  }
}
