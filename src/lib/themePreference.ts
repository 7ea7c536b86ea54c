import { themes } from "../theme/colours";
import { THEME_STORAGE_KEY } from "./shownTheme";

/**
 * Runs in the head, before anything is painted: marks that scripts run where the browser has what they
 * use (`findLast` came last, in 2022; hence also the old syntax), and where the light theme is
 * remembered shows it and says so in the head, so that nothing flashes, not even the browser's own bars.
 */
export const earlyScript = `(function(d){[].findLast&&d.classList.add("js");try{if(localStorage.getItem(${JSON.stringify(
  THEME_STORAGE_KEY,
)})==="light"){d.dataset.theme="light";d.querySelector("[name=theme-color]").content=${JSON.stringify(
  themes.light.ground,
)};d.querySelector("[name=color-scheme]").content="light"}}catch(e){}})(document.documentElement)`;
