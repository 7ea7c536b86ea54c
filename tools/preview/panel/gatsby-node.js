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

const dirtyData = 0b0100;

/**
 * Repeats a query if nodes changed while it ran. Gatsby marks it as up to date when it ends
 * (5.16, redux/reducers/queries.js, PAGE_QUERY_RUN); remove this when Gatsby no longer does.
 * @param {{ emitter: import("node:events").EventEmitter, store: { getState(): Record<string, any> } }} gatsby
 */
exports.onPreBootstrap = ({ emitter, store }) => {
  const running = new Set();
  const outdated = new Set();
  emitter.on("QUERY_START", ({ payload }) => {
    running.add(payload.path);
    outdated.delete(payload.path);
  });
  for (const change of ["CREATE_NODE", "DELETE_NODE"])
    emitter.on(change, () => running.forEach((path) => outdated.add(path)));
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }) => {
    running.delete(path);
    const { trackedQueries, dirtyQueriesListToEmitViaWebsocket } = store.getState().queries;
    const query = trackedQueries.get(path);
    if (!outdated.delete(path) || !query) return;
    query.dirty = dirtyData;
    dirtyQueriesListToEmitViaWebsocket.push(path);
    // Gatsby then updates the open pages.
    emitter.emit("QUERY_EXTRACTED");
  });
};
