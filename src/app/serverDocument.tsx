import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR, PreRenderHTMLArgs } from "gatsby";
import { Fragment, isValidElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { provideHelmet } from "../components/Head";
import { linkPrefetchRules } from "../lib/linkPrefetch";
import { earlyScript } from "../lib/themePreference";
import { preloadedFonts } from "../theme/fonts";
import { globalStyles } from "../theme/globalStyles";
import { createStyleCache } from "../theme/styleCache";

provideHelmet(Helmet);

/**
 * Renders a page, and in the same synchronous step takes its head from react-helmet and its styles
 * from Emotion. react-helmet keeps the head in a variable of its module while Gatsby renders two
 * pages at a time in each worker: any pause between would mix them up. One style element in the
 * head keeps the HTML valid and gives a content security policy one hash a page.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const cache = createStyleCache();
  const { extractCritical } = createEmotionServer(cache);
  const rendered = renderToString(
    <CacheProvider value={cache}>
      <Global styles={globalStyles} />
      {bodyComponent as ReactElement}
    </CacheProvider>,
  );
  const head = Helmet.renderStatic();
  const { html, css } = extractCritical(rendered);
  replaceBodyHTMLString(html);
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    ...[head.title, head.meta, head.link, head.script].map((part, index) => (
      <Fragment key={`head-${index}`}>{part.toComponent()}</Fragment>
    )),
    <style key="styles" data-emotion="css" dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};

/**
 * Adds what every page has in its head: the early script, the rules for its links,
 * the fonts of the first screen, and the icons.
 * Of the two for a tab, browsers that know SVG fetch that one alone, since the other has a size.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script key="early" dangerouslySetInnerHTML={{ __html: earlyScript }} />,
    <script
      key="links"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: linkPrefetchRules }}
    />,
    ...preloadedFonts.map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    <link key="icon" rel="icon" href="/icons/icon-48x48.png" sizes="48x48" />,
    <link key="svg-icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/icon-192x192.png" />,
  ]);
};

/**
 * Leaves out what gatsby-plugin-image adds for its own components, which this site does not use:
 * two styles and a script on every page. Goes when the plugin offers a switch for it.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs) => {
  const isImagePlugin = (key: unknown) => String(key).startsWith("gatsby-image-style");
  replaceHeadComponents(
    getHeadComponents().filter((node) => !(isValidElement(node) && isImagePlugin(node.key))),
  );
};
