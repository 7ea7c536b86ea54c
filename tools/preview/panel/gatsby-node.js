/**
 * Omits ESLint and source maps from the development bundle: editors do not need them.
 * @type {import("gatsby").GatsbyNode["onCreateWebpackConfig"]}
 */
exports.onCreateWebpackConfig = ({ actions, getConfig, stage }) => {
  if (stage !== "develop") return;
  const config = getConfig();
  config.devtool = false;
  config.plugins = config.plugins.filter(
    /** @param {object} plugin */
    ({ constructor }) => constructor.name !== "ESLintWebpackPlugin",
  );
  actions.replaceWebpackConfig(config);
};
