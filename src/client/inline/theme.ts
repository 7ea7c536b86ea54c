import { rememberedTheme, showInBars } from "../../lib/shownTheme";

/**
 * Runs in the head before the first paint. It marks that scripts run, if the browser supports what they need:
 * `findLast`, from 2022, is the newest feature. If the light theme is stored, it applies the theme and updates
 * the head's theme-color, so that neither the page nor the browser's own bars flash.
 */
const root = document.documentElement;

if ("findLast" in []) root.classList.add("js");
if (rememberedTheme() === "light") {
  root.dataset.theme = "light";
  showInBars("light");
}
