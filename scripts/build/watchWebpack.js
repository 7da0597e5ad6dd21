// @ts-check
// Rebuilds on every change, in its own process: `node watchWebpack.js <webpack.config.js>`. Sends its parent each build's
// errors, or null; ends with its parent.
const path = require('node:path');
const webpack = require('webpack');

/** @type {import('webpack').Configuration} */
const configuration = require(path.resolve(process.argv[2] ?? ''));
// What doesn't build leaves the files of what did.
const optimization = { ...configuration.optimization, emitOnErrors: false };

webpack({ ...configuration, optimization })?.watch({ aggregateTimeout: 50 }, (error, stats) => {
  const failed = error || !stats || stats.hasErrors();
  const words = String(error ?? stats?.toString({ preset: 'errors-only', colors: false }));
  process.send?.({ fault: failed ? words.trim() : null });
});
process.on('disconnect', () => process.exit());
