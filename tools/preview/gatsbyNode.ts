import type { GatsbyNode } from "gatsby";
import { followContent, mistakes } from "./followContent";
import { answerOnlyOwn, removeUnusedRoutes } from "./ownRequests";

let start = () => {};
const isStarted = new Promise<void>((resolve) => (start = resolve));

/** Makes the nodes of the content, as gatsby-source-filesystem does for a build. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (gatsby) => followContent(gatsby, isStarted);

/** Serves the mistakes, and no other site. Gatsby notices changes from now on. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }) => {
  removeUnusedRoutes(app);
  answerOnlyOwn(store.getState().program.host);
  app.get("/mistakes.json", (_request: unknown, response: { json(value: object): void }) =>
    response.json(mistakes),
  );
  start();
};

/** Omits ESLint and source maps from the development bundle: editors do not need them. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
}) => {
  const config = getConfig();
  config.devtool = false;
  // The cache is deleted when any code has changed (main.ts).
  config.cache.buildDependencies = {};
  config.plugins = config.plugins.filter(
    ({ constructor }: object) => constructor.name !== "ESLintWebpackPlugin",
  );
  actions.replaceWebpackConfig(config);
};
