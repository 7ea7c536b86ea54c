import { isLightShown, keepTheme } from "../lib/shownTheme";

/** The button of the menu, while the menu is open. */
export const openMenu = () =>
  document.querySelector<HTMLElement>("[data-early=menu][aria-expanded=true]");

/** Opens or closes the menu: the style sheet shows the navigation while its button is expanded. */
export const toggleMenu = (button: Element) =>
  button.setAttribute("aria-expanded", String(button.getAttribute("aria-expanded") !== "true"));

/**
 * Answers a press that needs no React: the menu button, the theme switch, and in browsers without
 * `commandfor` (before 2025) the buttons that open or close a dialog. React takes over the state that
 * the document then shows.
 * @returns whether the press has been answered
 */
export function answerEarly(button: Element): boolean {
  const { early } = (button as HTMLElement).dataset;
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  if (early === "menu") toggleMenu(button);
  else if (early) keepTheme(isLightShown() ? "dark" : "light");
  else if (dialog) {
    const isClosing = button.getAttribute("command") === "close";
    (dialog as HTMLDialogElement)[isClosing ? "close" : "showModal"]();
  }
  return Boolean(early ?? dialog);
}
