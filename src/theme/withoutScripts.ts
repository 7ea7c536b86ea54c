import type { CSSObject } from "@emotion/react";
import { SCRIPTED } from "./pageState";

/** The document while its scripts run, or may still answer. */
export const scriptedDocument = `html.${SCRIPTED}`;

/** Does not show the element. */
export const gone = { display: "none" } as const;

/**
 * Styles for paper, and for a page whose scripts do not run: the class of the document is missing (client/inline/theme.ts), or, in
 * a page that a visitor has saved, the class is there and browsers say that nothing runs. All other styles are for a
 * page with scripts. There is no helper for those alone: browsers before 2023 do not know `scripting`, and no query
 * is true both in them and where scripts run.
 */
export const withoutScripts = (styles: CSSObject): CSSObject => ({
  [`html:not(.${SCRIPTED}) &`]: styles,
  // True of every document, as specific as the selector above, and short once compressed.
  "@media print, (scripting: none)": { "html:not(.s) &": styles },
});
