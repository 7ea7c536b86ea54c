import { media } from "./breakpoints";
import { colours, themeVariables } from "./colours";
import { fontFaces } from "./fonts";
import { headerHeight, radius, space } from "./space";
import { type } from "./typography";

const faces = fontFaces.map((face) => ({ "@font-face": face }));

const documentStyles = {
  ":root": themeVariables("dark"),
  ':root[data-theme="light"]': themeVariables("light"),
  "*, *::before, *::after": { boxSizing: "border-box" },
  html: {
    textSizeAdjust: "100%",
    // The sticky header covers what an anchor, or the Tab key, leads to (WCAG 2.4.11). Beside its height
    // there is room for its border and for the ring of a control.
    scrollPaddingTop: headerHeight + space.small,
  },
  // A section begins right below the header: it has room inside, and the one above would show.
  "section[id]": { scrollMarginTop: -space.small },
  // The page behind an open dialog stands still, and keeps its width where the scrollbar was.
  "html:has(dialog[open])": { overflow: "hidden", paddingInlineEnd: "var(--scrollbar, 0)" },
  body: {
    ...type.body,
    margin: 0,
    background: colours.ground,
    color: colours.text,
    // Editors write words of any length; none of them may widen its box.
    overflowWrap: "anywhere",
  },
  "section[id], main, #gatsby-focus-wrapper": { outline: "none" },
  pre: { whiteSpace: "pre-wrap" },
  a: { color: colours.link, textUnderlineOffset: "0.2em" },
  ":focus-visible": {
    outline: `3px solid ${colours.focus}`,
    outlineOffset: 3,
    borderRadius: space.tiny,
  },
  // Pressed before its scripts were there: it shows at once that it will answer.
  // Of a form that was submitted it is the button that was pressed.
  ":root.js [data-pressed]:not(form),:root.js [data-pressed] [type=submit]": {
    outline: "2px solid currentColor",
    outlineOffset: -2,
  },
  "button:focus-visible": { borderRadius: radius.control },
  "::selection": { background: colours.action, color: colours.onAction },
} as const;

const printStyles = {
  [media.print]: {
    ":root, :root[data-theme]": themeVariables("light"),
    body: { background: "none", fontSize: "11pt" },
    // The page is printed, not what lies over it.
    dialog: { display: "none" },
    // Nothing can be pressed on paper; headings and entries of lists are there to be read.
    "button:not(h3 > *, li > *)": { display: "none !important" },
    "html:has(dialog[open])": { overflow: "visible" },
    "h1, h2, h3": { breakAfter: "avoid" },
    "li, tr, dl > div": { breakInside: "avoid" },
    "a[href^='http']::after": {
      content: '" (" attr(href) ")"',
      fontSize: "0.85em",
      overflowWrap: "anywhere",
    },
  },
} as const;

/** Styles of the document as a whole. */
export const globalStyles = [...faces, documentStyles, printStyles];
