import type { GatsbySSR } from "gatsby";
import { Shell, type PageContext } from "./src/app/Shell";

// https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/
export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/app/serverDocument";

export const wrapPageElement: GatsbySSR<Queries.FrameFragment, PageContext>["wrapPageElement"] = ({
  element,
  props,
}) => <Shell {...props}>{element}</Shell>;
