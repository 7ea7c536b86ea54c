export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/app/serverDocument";
export { wrapPageElement, wrapRootElement } from "./gatsby-browser";
