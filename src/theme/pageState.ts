/** The names of what inline scripts, React and styles say to each other in the document. */

/** The class of the document while its scripts run, or may still answer. */
export const SCRIPTED = "js";

/** Marks what has no effect without scripts. */
export const NEEDS_SCRIPTS = "data-scripted";

/** The attribute that names the theme of the document, and the document while it shows the light one. */
export const THEME = "data-theme";
export const LIGHT = "[data-theme=light]";

/** Marks the header's item of the section that is shown. */
export const CURRENT = "aria-current";

/** Marks a control that was pressed before scripts have loaded. */
export const PRESSED = "data-pressed";

/** Marks a control that the script loader answers. */
const EARLY = "data-early";
export const earlyMenu = { [EARLY]: "menu" } as const;
export const earlyTheme = { [EARLY]: "theme" } as const;

/** The menu button, while the menu is open. */
export const OPEN_MENU = `[${EARLY}=menu][aria-expanded=true]`;
