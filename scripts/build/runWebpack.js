// @ts-check
// Runs one build in its own process: `node runWebpack.js <webpack.config.js>`. Prints only errors.
const path = require('node:path');
const webpack = require('webpack');

/** @type {import('webpack').Configuration} */
const configuration = require(path.resolve(process.argv[2] ?? ''));

webpack(configuration, (error, stats) => {
  if (error || !stats || stats.hasErrors()) {
    console.error(error ?? stats?.toString({ preset: 'errors-only', colors: false }));
    process.exitCode = 1;
  }
});
