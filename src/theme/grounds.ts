import { palette } from "./palette";

/** The page's background in each theme; apart from other colours, because every page's inline script has it. */
export const grounds = { dark: palette.soot, light: palette.paper };
