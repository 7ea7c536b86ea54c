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

const dirtyData = 0b0100;

/**
 * Has a query run again when nodes changed while it ran. Gatsby takes it for up to date as soon as it
 * ends (5.16, redux/reducers/queries.js, PAGE_QUERY_RUN); remove this when it no longer does.
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
    // Gatsby tells the open pages then.
    emitter.emit("QUERY_EXTRACTED");
  });
};
