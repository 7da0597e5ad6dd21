// @ts-check
// Builds every app's webpack configuration. The odd parts work around traps of module federation;
// docs/decisions/0001-module-federation.md explains each.
const path = require('node:path');
const { constants: zlib } = require('node:zlib');

const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const CompressionPlugin = require('compression-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { BannerPlugin, Compilation } = require('webpack');

const { BuildSummaryPlugin } = require('./scripts/build/BuildSummaryPlugin.js');
const { ChunkIntegrityPlugin } = require('./federation/ChunkIntegrityPlugin.js');
const { PlacelessModulesPlugin } = require('./federation/PlacelessModulesPlugin.js');
const { RetriedChunksPlugin } = require('./federation/RetriedChunksPlugin.js');
const { SharedImportsPlugin } = require('./federation/SharedImportsPlugin.js');
const {
  ASSET,
  HASH_LENGTH,
  MARKDOWN,
  reactRouterProduction,
} = require('./scripts/build/pageModules.js');
const { readRemoteFile } = require('./scripts/build/readRemoteFile.js');
const { moduleFiles } = require('./scripts/build/screenFile.js');
const { sharedModules, sharedVersions, versionOf } = require('./federation/sharedModules.js');

/** @typedef {import('webpack').Configuration} Configuration */

const federationRuntime = require.resolve('@module-federation/webpack-bundler-runtime/bundler', {
  paths: [require.resolve('@module-federation/enhanced/webpack')],
});

// Resolved here, so that the build fails if a later version lacks this file.
const buildTimeRemotes = require.resolve(path.join(path.dirname(federationRuntime), 'remotes.js'));
const withoutBuildTimeRemotes = {
  [buildTimeRemotes]: path.join(__dirname, 'federation/withoutBuildTimeRemotes.ts'),
};

// Resolved for the same reason. An error keeps its code and a link to the page that explains it.
const errorCodes = require.resolve('@module-federation/error-codes', {
  paths: [path.dirname(federationRuntime)],
});
const errorTexts = require.resolve(path.join(path.dirname(errorCodes), 'desc.mjs'));
const withoutErrorTexts = {
  [errorTexts]: path.join(__dirname, 'federation/withoutErrorTexts.ts'),
};

const CHUNK_LOAD_TIMEOUT_MS = 15_000;

/** @param {string} directory @returns {Configuration} */
function common(directory) {
  // Without this, the federation plugin finds webpack by an invalid call of it, whose error takes 0.7 s to word.
  process.env.FEDERATION_WEBPACK_PATH = require.resolve('webpack');
  const production = process.env.NODE_ENV !== 'development';
  return {
    context: directory,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: production ? reactRouterProduction : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
              target: 'es2022',
            },
          },
        },
        { test: MARKDOWN, loader: require.resolve('./scripts/build/markdownLoader.js') },
        { test: ASSET, type: 'asset/resource' },
      ],
    },
    output: {
      path: process.env.BUILD_OUTPUT ?? path.join(directory, 'dist'),
      clean: true,
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      hashDigestLength: HASH_LENGTH,
      // Browsers don't time out script loads: a chunk that hangs must fail so that it can be retried.
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      // A module that threw during evaluation must throw again on retry instead of being half initialised.
      strictModuleErrorHandling: true,
    },
    optimization: {
      runtimeChunk: false,
      chunkIds: 'named',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // The third pass saves 0.1 KB of every first load.
          terserOptions: { compress: { passes: 3 } },
          // swc has its own threads. Starting a process takes longer than minifying a remote.
          parallel: false,
        }),
      ],
    },
    performance: { hints: false },
    plugins: [
      ...(production
        ? [
            // Compiled while it arrives, not function by function as the page calls them (decision 0160). Not the PDF library:
            // a page calls too little of it.
            new BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /\.js$/,
              exclude: /pdf-lib/,
              // Behind the minimizer, which drops comments.
              stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            new CompressionPlugin({ test: /\.(js|json|css|svg)$/, threshold: 1024 }),
            new CompressionPlugin({
              test: /\.(js|json|css|svg)$/,
              threshold: 1024,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              // The plugin's types only cover deflate.
              compressionOptions: /** @type {{}} */ ({
                params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY },
              }),
            }),
          ]
        : []),
    ],
  };
}

/**
 * A host: an app that provides the shared modules and loads remotes from a registry at run time. It knows no remotes at
 * build time.
 *
 * @param {{ directory: string, name: string, publicPath: string, entry: string }} options
 * @returns {Configuration}
 */
function host({ directory, name, publicPath, entry }) {
  const base = common(directory);
  return {
    ...base,
    entry: { main: entry },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        ...withoutBuildTimeRemotes,
        ...(base.mode === 'production' && withoutErrorTexts),
      },
    },
    output: {
      ...base.output,
      // Absolute: a relative path breaks when a deep link is reloaded.
      publicPath,
      uniqueName: `${name}@${versionOf(path.relative(__dirname, directory).split(path.sep)[0] ?? name)}`,
    },
    // Named ids would put every path into the first script of every page.
    optimization: { ...base.optimization, chunkIds: 'deterministic', moduleIds: 'size' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        remotes: {},
        shared: sharedModules('host'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: [path.join(__dirname, 'federation/lendRuntime.ts')],
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new BuildSummaryPlugin(),
    ],
  };
}

/**
 * A remote: exactly the screens and slots named in its `remote.json`. Routes, exposed modules and chunks can't diverge, since
 * all come from that file.
 *
 * @param {{ directory: string }} options
 * @returns {Configuration}
 */
function remote({ directory }) {
  const base = common(directory);
  const contract = readRemoteFile(directory);
  const version = process.env.RELEASE_VERSION ?? versionOf(path.basename(directory));
  return {
    ...base,
    entry: {},
    // Use the host's federation runtime: 12 KB less per entry, and one runtime per page (decision 0012).
    externals: { [federationRuntime]: 'var globalThis.federationRuntimeOfHost' },
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: `${contract.name}@${version}`,
    },
    plugins: [
      ...(base.plugins ?? []),
      new PlacelessModulesPlugin(),
      new RetriedChunksPlugin(),
      new SharedImportsPlugin(Object.keys(sharedVersions())),
      ...(process.env.NODE_ENV === 'development' ? [] : [new ChunkIntegrityPlugin()]),
      new ModuleFederationPlugin({
        name: contract.name,
        filename: 'remoteEntry.[contenthash].js',
        exposes: moduleFiles(contract),
        shared: sharedModules('remote'),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}

module.exports = { host, remote };
