// @ts-check
// The one function that makes every app's webpack configuration. What is odd in here is a remedy for a trap of module
// federation; docs/decisions/0001-module-federation.md names each.
const path = require('node:path');
const { constants: zlib } = require('node:zlib');

const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const CompressionPlugin = require('compression-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { NormalModuleReplacementPlugin, optimize } = require('webpack');

const { BuildSummaryPlugin } = require('./scripts/build/BuildSummaryPlugin.js');
const { readContract } = require('./scripts/build/readContract.js');
const { screenFile } = require('./scripts/build/screenFile.js');
const { sharedModules, versionOf } = require('./scripts/build/sharedModules.js');

/** @typedef {import('webpack').Configuration} Configuration */

const reactRouter = path.join(require.resolve('react-router/package.json'), '../dist');
const federationRuntime = require.resolve('@module-federation/webpack-bundler-runtime/bundler', {
  paths: [require.resolve('@module-federation/enhanced/webpack')],
});

// The package itself offers its development build alone.
const reactRouterProduction = {
  'react-router/dom$': path.join(reactRouter, 'production/dom-export.mjs'),
  'react-router$': path.join(reactRouter, 'production/index.mjs'),
};

const runtimeCore = path.dirname(
  require.resolve('@module-federation/runtime-core', { paths: [federationRuntime] }),
);
const withoutManifests = path.join(__dirname, 'shared-ui/federation/withoutManifests.ts');
const errorCodes = path.dirname(
  require.resolve('@module-federation/error-codes', { paths: [runtimeCore] }),
);
const unusedRuntimeParts = {
  [path.join(runtimeCore, 'plugins/snapshot/SnapshotHandler.js')]: withoutManifests,
  [path.join(runtimeCore, 'utils/preload.js')]: withoutManifests,
  [path.join(errorCodes, 'desc.mjs')]: path.join(
    __dirname,
    'shared-ui/federation/withoutErrorTexts.ts',
  ),
};

const CHUNK_LOAD_TIMEOUT_MS = 15_000;

/** @param {string} directory @returns {Configuration} */
function common(directory) {
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
        {
          // Its components are made by calls, which SWC marks as free of effects: what nobody imports can be dropped.
          test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
          use: [
            {
              loader: 'swc-loader',
              options: {
                jsc: {
                  // With `jsx`, though there is none: the pass that marks the calls is part of that transform.
                  parser: { syntax: 'ecmascript', jsx: true },
                  transform: { react: { runtime: 'automatic' } },
                  target: 'es2022',
                },
              },
            },
            require.resolve('./scripts/build/dropDisplayNames.js'),
          ],
        },
        { test: /\.(woff2|ttf|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' },
      ],
    },
    output: {
      path: process.env.BUILD_OUTPUT ?? path.join(directory, 'dist'),
      clean: true,
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      // Nothing in the browser times out by itself: a chunk that hangs must become a failure that can be retried.
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      // A module that threw while it was evaluated must throw again at the next try, not look half done.
      strictModuleErrorHandling: true,
    },
    optimization: {
      runtimeChunk: false,
      chunkIds: 'named',
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
    plugins: [
      new NormalModuleReplacementPlugin(
        /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/,
        require.resolve('./scripts/build/noVendorPrefixes.mjs'),
      ),
      ...(production
        ? [
            new CompressionPlugin({ test: /\.(js|json|css|svg)$/, threshold: 1024 }),
            new CompressionPlugin({
              test: /\.(js|json|css|svg)$/,
              threshold: 1024,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              // The plugin's types know deflate alone.
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
 * A host: an app that brings the shared modules and loads remotes from a registry at run time. No remote is named at
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
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...unusedRuntimeParts } },
    output: {
      ...base.output,
      // Absolute: a relative one breaks the reload of a deep link.
      publicPath,
      uniqueName: `${name}@${versionOf(path.relative(__dirname, directory).split(path.sep)[0] ?? name)}`,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        remotes: {},
        shared: sharedModules('host'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: [path.join(__dirname, 'shared-ui/federation/lendRuntime.ts')],
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new BuildSummaryPlugin(),
    ],
  };
}

/**
 * A remote: the screens that its `remote.json` names, and nothing else. A route, its exposed module and its chunk cannot
 * drift apart, since all three come from that file.
 *
 * @param {{ directory: string }} options
 * @returns {Configuration}
 */
function remote({ directory }) {
  const base = common(directory);
  const contract = readContract(directory);
  const version = process.env.RELEASE_VERSION ?? versionOf(path.basename(directory));
  const screens = new Set(contract.routes.map((route) => route.screen));
  return {
    ...base,
    entry: {},
    // The host lends its federation runtime: 12 KB less in each entry, and one runtime in a page (decision 0012).
    externals: { [federationRuntime]: 'var globalThis.federationRuntimeOfHost' },
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: `${contract.name}@${version}`,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: contract.name,
        filename: 'remoteEntry.[contenthash].js',
        exposes: Object.fromEntries([...screens].map((screen) => [screen, screenFile(screen)])),
        shared: sharedModules('remote'),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}

/**
 * A program for Node that renders markup at build time, from the same sources by the same loaders as the page's scripts.
 *
 * @param {{ entry: string, screen?: string, publicPath?: string }} options
 * @returns {Configuration}
 */
function prerenderer({ entry, screen, publicPath }) {
  const base = common(__dirname);
  return {
    ...base,
    target: 'node20',
    devtool: false,
    entry: { main: entry },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, ...(screen && { 'prerendered-screen': screen }) },
    },
    output: {
      path: base.output?.path,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      // The build of the page's scripts holds the files themselves, under the same names.
      publicPath,
      assetModuleFilename: base.output?.assetModuleFilename,
    },
    optimization: { minimize: false },
    plugins: [new optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

module.exports = { host, remote, prerenderer };
