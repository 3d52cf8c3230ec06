const path = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const TypeCheckPlugin = require('fork-ts-checker-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const reactRefresh = require('react-refresh-typescript').default;
const { BannerPlugin, Compilation, DefinePlugin } = require('webpack');
const { SubresourceIntegrityPlugin } = require('webpack-subresource-integrity');
const ChunkListPlugin = require('./src/prerender/webpack/ChunkListPlugin');
const ScriptDigestPlugin = require('./src/prerender/webpack/ScriptDigestPlugin');
const hoverPlugin = require('./src/prerender/webpack/hoverPlugin');

const root = (...parts) => path.resolve(__dirname, ...parts);

/** CSS Modules get the same names in both compilations, so that prerendered and client markup match. */
const cssLoader = (mode, exportOnlyLocals) => ({
  loader: 'css-loader',
  options: {
    // sheets that others compose from go through PostCSS as well
    importLoaders: 1,
    modules: {
      auto: true,
      exportOnlyLocals,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentContext: __dirname,
      localIdentName: mode === 'production' ? '[hash:base64:4]' : '[name]-[local]',
    },
  },
});

const postcssLoader = {
  loader: 'postcss-loader',
  options: { postcssOptions: { config: false, plugins: [hoverPlugin] } },
};

/** Types are checked separately: by `npm test`, and by another process in development. */
const typescript = (...transformers) => ({
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: { transpileOnly: true, getCustomTransformers: () => ({ before: transformers }) },
});

/** Smaller replacements of modules, which save about 800 bytes of each page. */
const smallerModules = {
  // the same code with short names of properties, which a minifier must not change
  immer$: root('node_modules/immer/dist/immer.production.mjs'),
  // defaults for options and an action that the cart does not use
  ...Object.fromEntries(
    ['stateReconciler/autoMergeLevel1', 'getStoredState', 'purgeStoredState'].map((name) => [
      require.resolve(`redux-persist/es/${name}`),
      false,
    ]),
  ),
};

const common = (mode, styles, parser = {}) => ({
  mode,
  context: __dirname,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      // for the XLSX packages: the site's security policy forbids the workers of fflate
      fflate$: root('src/shared/files/syncZip.ts'),
      'side-channel$': root('src/shared/router/sideChannel.js'),
      // what history needs of it, without a fallback for engines that lack it
      '@babel/runtime/helpers/esm/extends$': root('src/shared/router/assign.js'),
      // without objects and arrays of classes, which the site does not use
      clsx$: 'clsx/lite',
      ...(mode === 'production' && smallerModules),
    },
  },
  module: {
    parser: { javascript: parser },
    rules: [
      mode === 'production' ? typescript() : typescript(reactRefresh()),
      mode !== 'production' && {
        test: /Page\.tsx$/,
        loader: root('src/prerender/development/hotPage.js'),
      },
      { test: /\.css$/, use: [...styles, postcssLoader] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new DefinePlugin({ 'process.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()) }),
  ],
  performance: { hints: false },
  // the owner's next build has the same code: compiling takes a fifth of the time
  ...(mode === 'production' && {
    cache: { type: 'filesystem', buildDependencies: { config: [root('webpack.config.js')] } },
  }),
});

/** Without the shim of `use-sync-external-store`, which only @xstate/react needs. */
const shippedWithEveryPage =
  /node_modules[\\/](react|react-dom|scheduler|@reduxjs|immer|reselect|redux.*|react-redux|history|resolve-pathname|clsx|use-sync-external-store(?!.*shim))[\\/]/;

/**
 * What every supported browser has and lacks. Minifying removes the fallbacks of libraries for others,
 * about 290 bytes of each page.
 */
const inBrowsers = Object.fromEntries(
  Object.entries({
    object: ['window', 'window.document', 'document', 'navigator', 'performance', 'console'],
    function: [
      'window.document.createElement',
      ...['console.error', 'clearTimeout', 'setTimeout', 'queueMicrotask', 'reportError'],
      ...['requestAnimationFrame', 'AbortController', 'Map', 'MessageChannel', 'Object.is'],
      ...['Promise', 'Set', 'Symbol', 'WeakMap', 'WeakRef', 'WeakSet'],
    ],
    symbol: ['Symbol.iterator'],
    undefined: ['global', 'process', 'setImmediate'],
  }).flatMap(([type, names]) => names.map((name) => [`typeof ${name}`, JSON.stringify(type)])),
);

/** The built site has neither Redux DevTools nor, for about 200 bytes, React DevTools. */
const withoutDevTools = {
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
  'window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__': 'undefined',
  'window.__REDUX_DEVTOOLS_EXTENSION__': 'undefined',
};

/** For read-excel-file, which would ask the window of a worker: `inBrowsers` says that there is one. */
const withoutCheckpoints = { 'window.READ_EXCEL_FILE_CHECKPOINTS': 'false' };

/** The compilation for browsers. */
function client(mode, dist) {
  const production = mode === 'production';
  const styles = [
    production ? MiniCssExtractPlugin.loader : 'style-loader',
    cssLoader(mode, false),
  ];
  const shared = common(mode, styles);
  return {
    ...shared,
    name: 'client',
    // the same as TypeScript's target
    target: ['web', 'es2022'],
    entry: [
      ...(production ? [] : ['./src/publish/development/client/index.tsx']),
      './src/index.tsx',
    ],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: root(dist, 'site'),
      publicPath: '/',
      filename: production ? 'assets/[contenthash].js' : '[name].js',
      assetModuleFilename: production ? 'assets/[contenthash][ext]' : '[name][ext]',
      hashDigestLength: 8,
      clean: true,
      trustedTypes: { policyName: 'webpack' },
      // shorter than the name of the package, since each chunk has it; scripts have the encoding of the page
      chunkLoadingGlobal: 'chunks',
      charset: false,
      // for the integrity of files that are loaded later
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin()],
      // shorter code that behaves the same, since no getter has side effects and no function is used as a
      // constructor or by its `prototype`; saves about 450 bytes on each page
      minimizeOptions: {
        javascript: {
          compress: {
            passes: 5,
            pure_getters: true,
            unsafe_arrows: true,
            unsafe_methods: true,
            inline: 1,
          },
        },
      },
      splitChunks: {
        // a short list of articles needs no worker, so its code is not split for one
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'order-worker',
        // before minification; a smaller file costs each page more than the others save
        minSize: 25_000,
        cacheGroups: {
          // a library that only one part needs belongs to the part's chunk
          defaultVendors: false,
          // stays in the browser's cache when a release changes the site's own code
          libraries: {
            test: shippedWithEveryPage,
            name: 'libraries',
            chunks: 'all',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...shared.plugins,
      new HtmlPlugin({
        template: './src/index.html',
        // not as HTML: webpack would minify it and remove the placeholders
        filename: production ? '../prerender/template.txt' : 'index.html',
        // the prerenderer adds the files of each page
        inject: !production,
        minify: false,
        templateParameters: { settings: '{}' },
      }),
      ...(production
        ? [
            new DefinePlugin({ ...inBrowsers, ...withoutDevTools, ...withoutCheckpoints }),
            // rules for the same element differ in specificity, so the order of the sheets does not matter
            new MiniCssExtractPlugin({ filename: 'assets/[contenthash].css', ignoreOrder: true }),
            new CopyPlugin({ patterns: ['public'] }),
            // makes Chromium compile a file's functions on another thread while it is loading, not one by
            // one on the main thread; added after the minimizer, which would remove the comment
            new BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /\.js$/,
              stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            new ScriptDigestPlugin(),
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
            new ChunkListPlugin(root(dist, 'prerender/chunks.json')),
          ]
        : [new ReactRefreshPlugin({ overlay: false }), new TypeCheckPlugin()]),
    ],
  };
}

/** The program that prerenders the pages; the build runs it after this compilation. */
const prerender = (dist) => ({
  ...common('production', [cssLoader('production', true)], { worker: false, url: false }),
  name: 'prerender',
  entry: './src/prerender/prerender.ts',
  target: 'node20',
  optimization: { minimize: false },
  output: { path: root(dist, 'prerender'), filename: 'prerender.js' },
  externals: { sharp: 'commonjs sharp', purgecss: 'commonjs purgecss' },
});

/** The development server shows the owner's files, and what is wrong with them. */
async function devServer() {
  // the owner's tools are written in TypeScript
  require('tsx/cjs');
  const { createSetupMiddlewares } = require('./src/publish/development/setupMiddlewares');
  const folders = [root('public'), path.dirname(require.resolve('msw/mockServiceWorker.js'))];
  return {
    port: 3000,
    setupMiddlewares: await createSetupMiddlewares(),
    devMiddleware: { index: false },
    // changes are watched together with the owner's files
    static: folders.map((directory) => ({ directory, watch: false, serveIndex: false })),
    client: { overlay: { runtimeErrors: false } },
  };
}

/** One line for each compilation, so that what the check reports stays in view. */
const briefStats = { preset: 'errors-warnings', timings: true };

/** @param env `dist`: the folder to which the build is written */
module.exports = async ({ dist = 'dist' }, { mode }) =>
  mode === 'production'
    ? [client(mode, dist), prerender(dist)]
    : { ...client(mode, dist), stats: briefStats, devServer: await devServer() };
