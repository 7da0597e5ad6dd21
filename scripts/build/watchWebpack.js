// @ts-check
// Rebuilds on every change, in its own process: `node watchWebpack.js <webpack.config.js>`. Sends its parent each build's
// errors, or null; ends with its parent. A change of the remote's `remote.json` restarts the build with the
// screens it now names.
const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');

const { loadConfiguration } = require('./loadConfiguration.js');

const file = path.resolve(process.argv[2] ?? '');
const contract = path.join(path.dirname(file), 'remote.json');
const LOOK_MS = 300;

/** @type {string | null | undefined} */
let told;
/** @type {{ close: (done: () => void) => void } | undefined} */
let watching;

/** @param {string | null} fault */
function tell(fault) {
  told = fault;
  process.send?.({ fault });
}

function start() {
  const { configuration, fault } = loadConfiguration(file);
  if (fault !== undefined) {
    if (fault !== told) tell(fault);
    // Try again: the missing file may be a screen that somebody is about to write.
    setTimeout(start, LOOK_MS);
    return;
  }
  // A failed build keeps the files of the last good one.
  const optimization = { ...configuration.optimization, emitOnErrors: false };
  watching = webpack({ ...configuration, optimization })?.watch(
    { aggregateTimeout: 50 },
    (error, stats) => {
      const failed = error || !stats || stats.hasErrors();
      const words = String(error ?? stats?.toString({ preset: 'errors-only', colors: false }));
      tell(failed ? words.trim() : null);
    },
  );
}

start();
fs.watchFile(contract, { interval: LOOK_MS }, (now, before) => {
  // Reading the file triggers this too.
  if (now.mtimeMs === before.mtimeMs) return;
  const ended = watching;
  watching = undefined;
  ended?.close(start);
});
process.on('disconnect', () => process.exit());
