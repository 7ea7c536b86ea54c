import type { GatsbyConfig } from "gatsby";
import { companyName } from "./src/model/company";
import { hiddenRoutes } from "./src/model/pageTable";
import { themes } from "./src/theme/colours";

const config: GatsbyConfig = {
  // The address of the site; every absolute address is made from it.
  siteMetadata: { siteUrl: (process.env.SITE_URL ?? "https://ileru.example").replace(/\/+$/, "") },
  // Addresses have no trailing slash (decisions, "Addresses").
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  // Without generateOnBuild a clean checkout would fail its type check. The file stands outside src,
  // where every build would parse its six thousand lines in search of queries.
  // In a folder of its own: when a file gatsby-* beside this one changes, Gatsby forgets its cache.
  // The live preview's copy of the project has no type check.
  graphqlTypegen: process.env.LIVE_PREVIEW
    ? false
    : { typesOutputPath: "types/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    // Its source maps hold the path of the folder, and change the hashes of scripts with it.
    { resolve: "gatsby-plugin-emotion", options: { sourceMap: false } },
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-transformer-remark",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: `${__dirname}/content` },
    },
    // What is wrong with the content, on the pages of `npm run dev` and of nothing else.
    ...(process.env.LIVE_PREVIEW ? [`${__dirname}/tools/preview/panel`] : []),
    { resolve: "gatsby-plugin-sitemap", options: { excludes: hiddenRoutes } },
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
        // Its links name two icons that browsers all fetch; see src/app/serverDocument.
        include_favicon: false,
        // The head has its own theme-color, which follows the visitor's theme.
        theme_color_in_head: false,
        legacy: false,
      },
    },
  ],
};

export default config;
