import type { GatsbySSR, PreRenderHTMLArgs } from "gatsby";
import { cloneElement, isValidElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { inlinePlace } from "../lib/inlinePlace";
import { linkPrefetchRules } from "../lib/linkPrefetch";
import { preloadedFonts } from "../theme/fonts";

/**
 * Removes the style attribute of Gatsby's wrapper, for which the global styles have a rule, and its announcer:
 * browsers announce a new document themselves.
 */
const finished = (html: string) =>
  html
    .replace(/<div[^>]* id="gatsby-focus-wrapper"[^>]*>/, (element) =>
      element.replace(/ style="[^"]*"/, ""),
    )
    .replace(/<div[^>]* id="gatsby-announcer"[^>]*><\/div>/, "");

/**
 * Renders a page and, in the same synchronous step, collects its head from react-helmet. react-helmet keeps the head in a module variable, and each Gatsby worker renders two pages at a
 * time: any `await` in between would mix them up. The build writes the page's styles into
 * the empty style element (tools/site/finish/pageStyles.ts).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const html = renderToString(bodyComponent as ReactElement);
  const head = Helmet.renderStatic();
  replaceBodyHTMLString(finished(html));
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    ...[head.title, head.meta, head.link, head.script].flatMap((part, index) =>
      (part.toComponent() as unknown as ReactElement[]).map((element, at) =>
        cloneElement(element, { key: `head-${index}-${at}`, "data-react-helmet": undefined }),
      ),
    ),
    <style key="styles" />,
  ]);
};

/**
 * Adds the head elements of every page: the place of its inline script, the prefetch rules, the first screen's
 * fonts, and the icons. The PNG icon has a `sizes` attribute, so that browsers which support SVG icons fetch only the
 * SVG.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script key="early" {...inlinePlace} />,
    <script
      key="links"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: linkPrefetchRules }}
    />,
    ...preloadedFonts.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
    )),
    <link key="icon" rel="icon" href="/icons/icon-48x48.png" sizes="48x48" />,
    <link key="svg-icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/icon-192x192.png" />,
  ]);
};

/**
 * Removes the name of Gatsby, and two styles and a script that gatsby-plugin-image adds to every page for its own
 * components, which this site does not use. Remove this when they have options for it.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs) => {
  const isUnused = (key: unknown) => /^(gatsby-image-style|generator)/.test(String(key));
  replaceHeadComponents(
    getHeadComponents().filter((node) => !(isValidElement(node) && isUnused(node.key))),
  );
};
