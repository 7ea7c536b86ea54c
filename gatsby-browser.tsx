/**
 * The client of `npm run dev` (https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/). The built site has its
 * own: src/client/main.tsx.
 */
import { Global } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { Shell } from "./src/app/Shell";
import "./src/client/inline/theme";
import { globalStyles } from "./src/theme/global.styles";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <>
    <Global styles={globalStyles} />
    {element}
  </>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Shell page={props.pageContext}>{element}</Shell>
);

/** The browser places the page; links on the page scroll by useLinkClicks. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
