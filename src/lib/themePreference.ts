import { themes, type ThemeName } from "../theme/colours";

/** Where the visitor's theme is remembered: the browser's local storage; it is sent nowhere. */
const THEME_STORAGE_KEY = "theme";

/** The theme that the page shows now; set before the first paint by `earlyScript`. */
export const shownTheme = (): ThemeName =>
  document.documentElement.dataset.theme === "light" ? "light" : "dark";

/** Shows `theme` and remembers it. Private windows may forbid remembering; the theme still changes. */
export function keepTheme(theme: ThemeName) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Nothing to do: the choice holds for this page view.
  }
}

/**
 * Runs in the head, before anything is painted: marks that scripts run, and where the light theme is
 * remembered shows it and says so in the head, so that nothing flashes, not even the browser's own bars.
 */
export const earlyScript = `(function(d){d.classList.add("js");try{if(localStorage.getItem(${JSON.stringify(
  THEME_STORAGE_KEY,
)})==="light"){d.dataset.theme="light";d.querySelector("[name=theme-color]").content=${JSON.stringify(
  themes.light.ground,
)};d.querySelector("[name=color-scheme]").content="light"}}catch(e){}})(document.documentElement)`;
