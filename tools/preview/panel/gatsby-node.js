/** Leaves out of the development bundle what only programmers look at: lint and maps of the source. */
exports.onCreateWebpackConfig = ({ actions, getConfig, stage }) => {
  if (stage !== "develop") return;
  const config = getConfig();
  config.devtool = false;
  config.plugins = config.plugins.filter(
    ({ constructor }) => constructor.name !== "ESLintWebpackPlugin",
  );
  actions.replaceWebpackConfig(config);
};
