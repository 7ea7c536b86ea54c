import type { GatsbySSR } from "gatsby";
import { Shell } from "./src/app/Shell";

// https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/
export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/app/serverDocument";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Shell page={props.pageContext}>{element}</Shell>
);
