import { themes } from "../theme/colours";
import { THEME_STORAGE_KEY } from "./shownTheme";

/**
 * Runs in the head before the first paint. It marks that scripts run, if the browser supports what they
 * need (`findLast`, from 2022, is the newest feature; hence also the old syntax). If the light theme is
 * stored, it applies the theme and updates the head's theme-color, so that neither the page nor the
 * browser's own bars flash.
 */
export const earlyScript = `(function(d){[].findLast&&d.classList.add("js");try{if(localStorage.getItem(${JSON.stringify(
  THEME_STORAGE_KEY,
)})==="light"){d.dataset.theme="light";d.querySelector("[name=theme-color]").content=${JSON.stringify(
  themes.light.ground,
)};d.querySelector("[name=color-scheme]").content="light"}}catch(e){}})(document.documentElement)`;
