/** Writes the head of a page's document; nothing in browsers (src/client/helmet.ts). */
export { Helmet as Head } from "react-helmet";
