const { writeFileSync } = require('node:fs');
const path = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const TypeCheckPlugin = require('fork-ts-checker-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const reactRefresh = require('react-refresh-typescript').default;
const { BannerPlugin, Compilation, DefinePlugin, WebpackError } = require('webpack');
const { SubresourceIntegrityPlugin } = require('webpack-subresource-integrity');
const { pictureMiddleware } = require('./src/prerender/pictures/pictures');
const { escapeBlock, readBlock } = require('./src/prerender/settings/readBlock');

/** Of `npm start`: the demo's, or the company's. */
const settingsFile = path.resolve(process.env.SETTINGS ?? 'mocks/settings.json');

const root = (...parts) => path.resolve(__dirname, ...parts);

/** CSS Modules get the same short names in every compilation: prerendered and client markup agree. */
const cssLoader = (mode, exportOnlyLocals) => ({
  loader: 'css-loader',
  options: {
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

/** Types are checked beside it: by `npm test`, and by a process of its own in development. */
const typescript = (...transformers) => ({
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: { transpileOnly: true, getCustomTransformers: () => ({ before: transformers }) },
});

const common = (mode, styles) => ({
  mode,
  context: __dirname,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      // by the XLSX packages, whose workers the site's security policy forbids
      fflate$: root('src/shared/files/syncZip.ts'),
      'side-channel$': root('src/shared/router/sideChannel.js'),
    },
  },
  module: {
    rules: [
      mode === 'production' ? typescript() : typescript(reactRefresh()),
      mode !== 'production' && {
        test: /Page\.tsx$/,
        loader: root('src/prerender/development/hotPage.js'),
      },
      { test: /\.css$/, use: styles },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new DefinePlugin({ 'process.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()) }),
  ],
  performance: { hints: false },
});

/** Lists the files of each named chunk, for the prerenderer. */
class ChunkListPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('ChunkListPlugin', ({ namedChunkGroups }) => {
      const chunks = [...namedChunkGroups].map(([name, group]) => [name, group.getFiles()]);
      writeFileSync(root('dist/prerender/chunks.json'), JSON.stringify(Object.fromEntries(chunks)));
    });
  }
}

/** The shim of `use-sync-external-store` is @xstate/react's: it comes with the machines. */
const shippedWithEveryPage =
  /node_modules[\\/](react|react-dom|scheduler|@reduxjs|immer|reselect|redux.*|react-redux|history|resolve-pathname|clsx|use-sync-external-store(?!.*shim))[\\/]/;

/** What a visitor's browser loads. */
function client(mode) {
  const production = mode === 'production';
  const styles = [
    production ? MiniCssExtractPlugin.loader : 'style-loader',
    cssLoader(mode, false),
  ];
  const shared = common(mode, styles);
  return {
    ...shared,
    name: 'client',
    // the syntax that TypeScript writes
    target: ['web', 'es2022'],
    entry: './src/index.tsx',
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: root('dist/site'),
      publicPath: '/',
      filename: production ? 'assets/[contenthash].js' : '[name].js',
      assetModuleFilename: production ? 'assets/[contenthash][ext]' : '[name][ext]',
      hashDigestLength: 8,
      clean: true,
      trustedTypes: { policyName: 'webpack' },
      // for the integrity of what is fetched later
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin()],
      // no getter of this code has an effect besides its value: about 250 bytes less on each page
      minimizeOptions: { javascript: { compress: { passes: 3, pure_getters: true } } },
      splitChunks: {
        cacheGroups: {
          // a library that one part needs comes in the part's own file
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
        // not as HTML: webpack would minify it, and the pages' parts would lose their places
        filename: production ? '../prerender/template.txt' : 'index.html',
        // each page names its own files
        inject: !production,
        minify: false,
        // the settings may have changed without the template
        cache: production,
        templateParameters: (compilation) => ({ settings: production ? '{}' : demo(compilation) }),
      }),
      ...(production
        ? [
            // what is said twice of one element is told apart by specificity, not by the sheets' order
            new MiniCssExtractPlugin({ filename: 'assets/[contenthash].css', ignoreOrder: true }),
            new CopyPlugin({ patterns: ['public'] }),
            // has Chromium compile the functions of a file while it is on its way, away from the page's
            // own thread, not one by one where they are first called; after the minimizer, which would drop it
            new BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /\.js$/,
              stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
            new ChunkListPlugin(),
          ]
        : [new ReactRefreshPlugin({ overlay: false }), new TypeCheckPlugin()]),
    ],
    devServer: {
      port: 3000,
      historyApiFallback: { disableDotRule: true },
      watchFiles: settingsFile,
      setupMiddlewares: (middlewares) => [pictureMiddleware(root('public')), ...middlewares],
      static: [root('public'), path.dirname(require.resolve('msw/mockServiceWorker.js'))],
      client: { overlay: { runtimeErrors: false } },
    },
  };
}

/** The program that writes the pages; `npm run build` runs it after this compilation. */
const prerender = () => ({
  ...common('production', [cssLoader('production', true)]),
  name: 'prerender',
  entry: './src/prerender/prerender.ts',
  target: 'node20',
  optimization: { minimize: false },
  output: { path: root('dist/prerender'), filename: 'prerender.js' },
  externals: { sharp: 'commonjs sharp', purgecss: 'commonjs purgecss' },
});

/** The settings' block in development. A mistake in their file is told, and the page goes without. */
function demo({ fileDependencies, errors }) {
  fileDependencies.add(settingsFile);
  try {
    return escapeBlock(readBlock(path.relative('.', settingsFile)));
  } catch (error) {
    errors.push(new WebpackError(error.message));
    return '{}';
  }
}

module.exports = (_env, { mode }) =>
  mode === 'production' ? [client(mode), prerender()] : client(mode);
