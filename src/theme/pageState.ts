/** The names of what inline scripts, React and styles say to each other in the document. */

/** The class of the document while its scripts run, or may still answer. */
export const SCRIPTED = "js";

/** Marks a control that was pressed before scripts have loaded. */
export const PRESSED = "data-pressed";

/** Marks a control that the script loader answers. */
const EARLY = "data-early";
export const earlyMenu = { [EARLY]: "menu" } as const;
export const earlyTheme = { [EARLY]: "theme" } as const;

/** The menu button, while the menu is open. */
export const OPEN_MENU = `[${EARLY}=menu][aria-expanded=true]`;
