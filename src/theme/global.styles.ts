import { css } from "@emotion/react";
import { media } from "./breakpoints";
import { colours, themeVariables } from "./colours";
import { fontFaces, fontFamilies } from "./fonts";
import { quickly } from "./motion";
import { LIGHT, NEEDS_SCRIPTS, PRESSED } from "./pageState";
import { fluidLengths, headerHeight, plainLengths, printLengths, space } from "./space";
import { nightElement } from "./surfaces";
import { type } from "./typography";
import { scriptedDocument, withoutScripts } from "./withoutScripts";

const faces = fontFaces.map((face) => ({ "@font-face": face }));

const nowhere = { display: "none !important" } as const;

const documentStyles = {
  ":root": {
    "--y": fontFamilies.heading,
    "--z": "0s",
    ...plainLengths,
    // Paper is white: only screens are dark.
    ...themeVariables("light"),
  },
  ...fluidLengths,
  [media.motion]: { ":root": { "--z": quickly } },
  [media.screen]: {
    [`:root:not(${LIGHT}), ${nightElement}`]: themeVariables("dark"),
    // As dark as the dialog's backdrop, which leaves the scrollbar's place free.
    "html:has(dialog:modal)": {
      overflow: "hidden",
      background: `color-mix(in srgb, ${colours.ground} 27%, #000)`,
    },
  },
  "*, *::before, *::after": { boxSizing: "border-box" },
  html: {
    textSizeAdjust: "100%",
    // Keeps anchors and focused elements clear of the sticky header (WCAG 2.4.11), with room for its border
    // and a control's focus ring.
    scrollPaddingTop: headerHeight + space.small,
    // There the header is not sticky.
    [media.lowest]: { scrollPaddingTop: space.small },
    // The page keeps its width while an open dialog hides the scrollbar.
    scrollbarGutter: "stable",
  },
  // A section starts right below the header: it has its own padding, and otherwise the section above would
  // be visible.
  "section[id], #offer": { scrollMarginTop: -space.small },
  body: {
    ...type.body,
    fontFamily: fontFamilies.body,
    margin: 0,
    background: colours.ground,
    color: colours.text,
    // Content has words of any length; none may overflow its box.
    overflowWrap: "anywhere",
    // No last line of one word.
    textWrap: "pretty",
  },
  // The boxes around them set them apart.
  "h1, h2, h3, p, ul, ol, dl, dd": { margin: 0 },
  "h2, h3": type.heading,
  label: type.label,
  [nightElement]: { background: colours.ground, color: colours.text },
  "section, main, #gatsby-focus-wrapper": { outline: "none" },
  // Browsers give controls a look of their own.
  "button, input, select, textarea": { fontFamily: "inherit" },
  button: { border: 0, background: "transparent", color: "inherit", cursor: "pointer" },
  a: { color: colours.link, textUnderlineOffset: "0.2em" },
  ":focus-visible": {
    outline: `3px solid ${colours.focus}`,
    outlineOffset: 3,
  },
  // Pressed before scripts have loaded: show at once that it will respond. For a submitted form, this is
  // its submit button.
  [`${scriptedDocument} button:is([${PRESSED}], [${PRESSED}] *)`]: {
    outline: "2px solid currentColor",
    outlineOffset: -2,
  },
  [`[${NEEDS_SCRIPTS}]`]: withoutScripts(nowhere),
  "::selection": { background: colours.action, color: colours.onAction },
} as const;

const printStyles = {
  [media.print]: {
    ":root": printLengths,
    [`body, ${nightElement}`]: { background: "none" },
    body: { fontSize: "11pt" },
    // Print the page, not the overlays.
    dialog: { display: "none" },
    // Hide buttons in print, except those in headings and list entries, which contain text.
    "button:not(h3 > *, li > *)": { display: "none !important" },
    "h1, h2, h3, header": { breakAfter: "avoid" },
    "li, tr, dl > div, header": { breakInside: "avoid" },
    // Where links are flex boxes, only a no-break space stays.
    "a[href^='http']::after": { content: '"\u00a0(" attr(href) ")"' },
    // A chat's address holds its message.
    "a[href*='//wa.me/']::after": { content: "attr(data-number)" },
    // Without the borders and grounds of buttons.
    "a:is([href^='tel:'], [data-number])": { gap: "0.3em", padding: 0, borderWidth: 0 },
  },
} as const;

/** Styles of the document as a whole. */
export const globalStyles = css([...faces, documentStyles, printStyles]);
