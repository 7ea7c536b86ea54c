import type { GatsbyConfig } from "gatsby";
import { companyName } from "./src/model/company";
import { hiddenRoutes } from "./src/model/pageTable";
import { asViewersDo } from "./src/model/asViewersDo";
import { themes } from "./src/theme/colours";

// https://www.gatsbyjs.com/docs/reference/config-files/gatsby-config/
const config: GatsbyConfig = {
  // Every absolute URL is built from this.
  siteMetadata: { siteUrl: (process.env.SITE_URL || "https://ileru.example").replace(/\/+$/, "") },
  // URLs have no trailing slash (decisions, "Addresses, and one table of pages").
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  plugins: [
    // Ordered by the specification; our server render writes the head, so that it has nothing left to
    // add. Ignore its warning, which advises Gatsby's own head.
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      // For every picture (components/picture/Picture). Ignore the warning: browsers without AVIF get a WebP.
      options: { ...asViewersDo, defaults: { formats: ["avif"], placeholder: "none" } },
    },
    "gatsby-transformer-sharp",
    // Only our reader reads front matter (src/gatsby/nodes.ts). Ignore the warning about `engines`, which it passes on.
    { resolve: "gatsby-transformer-remark", options: { engines: { yaml: () => ({}) } } },
    // `npm run dev` shows mistakes, and the last version of a file without one.
    process.env.LIVE_PREVIEW
      ? `${__dirname}/tools/preview/plugin/gatsby-node.mjs`
      : {
          resolve: "gatsby-source-filesystem",
          options: { name: "content", path: `${__dirname}/content` },
        },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        excludes: hiddenRoutes,
        createLinkInHead: false,
        // Without the plugin's priority and frequency, the same for every page: they say nothing.
        serialize: ({ path }: { path: string }) => ({ url: path }),
      },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: companyName(),
        short_name: companyName(),
        lang: "en",
        start_url: "/",
        display: "browser",
        background_color: themes.dark.ground,
        theme_color: themes.dark.ground,
        icon: "static/favicon.svg",
        // The icon links are written by src/app/serverDocument: with the plugin's links, browsers fetch
        // both icons.
        include_favicon: false,
        // The head has its own theme-color, which follows the visitor's theme.
        theme_color_in_head: false,
        legacy: false,
      },
    },
  ],
};

export default config;
