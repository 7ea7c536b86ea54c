import type { ThemeName } from "../theme/colours";

/** Where the visitor's theme is remembered: the browser's local storage; it is sent nowhere. */
export const THEME_STORAGE_KEY = "theme";

/** Whether the page shows the light theme now, and the name of the theme; set before the first paint by `earlyScript`. */
export const isLightShown = () => document.documentElement.dataset.theme === "light";
export const shownTheme = (): ThemeName => (isLightShown() ? "light" : "dark");

/** The remembered theme; undefined where there is none, or the browser forbids to ask for it. */
export function rememberedTheme(): ThemeName | undefined {
  try {
    const name = localStorage.getItem(THEME_STORAGE_KEY);
    return name === "light" || name === "dark" ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Shows `theme` and remembers it. Private windows may forbid remembering; the theme still changes. */
export function keepTheme(theme: ThemeName) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Nothing to do: the choice holds for this page view.
  }
}
