import { isLightShown, keepTheme } from "../../lib/shownTheme";
import { OPEN_MENU } from "../../theme/pageState";

/** The menu button, while the menu is open. */
export const openMenu = () => document.querySelector<HTMLElement>(OPEN_MENU);

/** Opens or closes the menu: CSS shows the navigation while its button is expanded. */
export const toggleMenu = (button: Element) =>
  button.setAttribute("aria-expanded", `${button.getAttribute("aria-expanded") !== "true"}`);

/**
 * Handles a click that does not need React: on the menu button, on the theme switch, and, in browsers
 * without `commandfor` (before 2025), on buttons that open or close a dialog. React adopts the resulting
 * state of the document.
 * @returns whether the click has been handled
 */
export function answerEarly(button: Element): boolean {
  const { early } = (button as HTMLElement).dataset;
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  if (early === "menu") toggleMenu(button);
  else if (early === "theme") keepTheme(isLightShown() ? "dark" : "light");
  else if (dialog) {
    const isClosing = button.getAttribute("command") === "close";
    (dialog as HTMLDialogElement)[isClosing ? "close" : "showModal"]();
  }
  return Boolean(early ?? dialog);
}
