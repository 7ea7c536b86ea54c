import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Configuration, PathData } from "webpack";

/** In the server's renderer and in `npm run dev` too: the values of `css` are class names (siteStyles.ts). */
const jsx = [/^@emotion\/react\/jsx-(?:dev-)?runtime$/, "jsx"] as const;

/**
 * Modules of packages that a file of src/bundle/stubs replaces in the scripts; README.md says what they save, and when to
 * remove them. Lint keeps our own code from importing a stub.
 */
const replaced = [
  // A polyfill in react-slick; all supported browsers have ResizeObserver.
  [/^resize-observer-polyfill$/, "resizeObserver"],
  // For the `responsive` prop of react-slick, which SlickTrack never passes.
  [/^json2mq$/, "nothing"],
  // Debounces resizes in react-slick; our ten lines are enough.
  [/^lodash\.debounce$/, "debounce"],
] as const;

/** The exports of a styles module are class names, in scripts and HTML alike. */
const styleRule = {
  test: /\.styles\.ts$/,
  include: path.resolve("src"),
  enforce: "post",
  loader: path.resolve("src/bundle/stylesLoader.mjs"),
} as const;

/** Lets webpack drop our own modules if their exports are unused. */
const pureModules = { include: path.resolve("src"), sideEffects: false };

/** The built site's own client needs less of react-helmet. */
const ownModules = { "react-helmet$": path.resolve("src/client/helmet.ts") };

/** Gatsby's minifier emits ES5. The browsers that Gatsby builds for support ES2020 syntax, which is shorter. */
const modernSyntax = {
  parse: { ecma: 2020 },
  compress: { ecma: 2020, passes: 3, unsafe_methods: true },
  output: { ecma: 2020, comments: false },
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const isForBrowsers = stage === "build-javascript";
  actions.setWebpackConfig({
    // Every build deletes webpack's cache, so writing one would only take time.
    ...(stage.startsWith("build-") && { cache: false }),
    plugins: [jsx, ...(isForBrowsers ? replaced : [])].map(([request, stub]) =>
      plugins.normalModuleReplacement(request, path.resolve(`src/bundle/stubs/${stub}.ts`)),
    ),
    module: { rules: [styleRule, ...(isForBrowsers ? [pureModules] : [])] },
  });
  if (!isForBrowsers) return;
  const { optimization, output, resolve, ...rest } = getConfig() as Configuration;
  // Replaced, because Gatsby ignores `entry` and `output` above.
  actions.replaceWebpackConfig({
    ...rest,
    // Gatsby would publish a source map with every script.
    devtool: false,
    // The chunk's name is that of Gatsby's client, which its renderer looks for.
    entry: { app: path.resolve("src/client/main.tsx") },
    // Short names of files: every page lists its scripts, and hashes do not compress. Gatsby's chunks have long names.
    output: {
      ...output,
      chunkFilename: ({ chunk }: PathData) =>
        chunk?.name === "slick" ? "[name]-[contenthash].js" : "[contenthash].js",
      hashDigestLength: 8,
    },
    // A separate runtime would change with every release of the app and be one more file to wait for.
    optimization: {
      ...optimization,
      runtimeChunk: false,
      minimizer: [plugins.minifyJs({ terserOptions: modernSyntax })],
    },
    resolve: { ...resolve, alias: { ...resolve?.alias, ...ownModules } },
  });
};
