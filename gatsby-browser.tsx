/**
 * The client of `npm run dev` (https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/). The built site has its
 * own: src/client/main.tsx.
 */
/// <reference types="webpack/module" />
import type { GatsbyBrowser } from "gatsby";
import { Shell, type PageContext } from "./src/app/Shell";
import { sheet } from "./src/bundle/sheet.styles";
import "./src/client/inline/theme";

const style = document.head.appendChild(document.createElement("style"));
const showStyles = () => (style.textContent = sheet);
showStyles();
// Not by `?.`: webpack looks for these words.
if (import.meta.webpackHot) import.meta.webpackHot.accept("./src/bundle/sheet.styles", showStyles);

/** Gatsby's page for unknown addresses asks for nothing, and stands alone. */
export const wrapPageElement: GatsbyBrowser<
  Partial<Queries.FrameFragment>,
  PageContext
>["wrapPageElement"] = ({ element, props }) =>
  props.data.siteCompany ? <Shell {...props}>{element}</Shell> : element;

/** The browser places the page; links on the page scroll by useLinkClicks. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
