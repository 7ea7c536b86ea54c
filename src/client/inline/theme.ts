import { rememberedTheme, showInBars } from "../../lib/shownTheme";
import { SCRIPTED, THEME } from "../../theme/pageState";

/**
 * Runs in the head before the first paint. It marks that scripts run, if the browser supports what they need:
 * `findLast`, from 2022, is the newest feature. It applies the stored theme and updates the head's theme-color, so that
 * neither the page nor the browser's own bars flash; once more when the page is shown, because the theme may have
 * changed while the page was in the bfcache.
 */
const { documentElement: root } = document;

function showTheme() {
  const theme = rememberedTheme();
  if (!theme) return;
  root.setAttribute(THEME, theme);
  showInBars(theme);
}

if ("findLast" in []) root.classList.add(SCRIPTED);
showTheme();
addEventListener("pageshow", showTheme);
