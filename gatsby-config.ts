import type { GatsbyConfig } from "gatsby";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: (process.env.SITE_URL ?? "https://ileru.example").replace(/\/+$/, "") },
  // Addresses have no trailing slash (decisions, "Addresses").
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    "gatsby-plugin-emotion",
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-transformer-remark",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: `${__dirname}/content` },
    },
    "gatsby-plugin-sitemap",
  ],
};

export default config;
