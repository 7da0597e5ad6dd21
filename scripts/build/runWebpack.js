// @ts-check
// Runs its parent's builds one after the other, and answers each with its errors, or null. Ends with its parent.
const webpack = require('webpack');

const { loadConfiguration } = require('./loadConfiguration.js');

/** @typedef {{ config: string, env: NodeJS.ProcessEnv }} BuildTask */

/** @param {string | null} fault */
const answer = (fault) => process.send?.({ fault });

/** @param {BuildTask} task */
function run({ config, env }) {
  process.env = env;
  const { configuration, fault } = loadConfiguration(config);
  if (fault !== undefined) return answer(fault);
  webpack(configuration, (error, stats) => {
    if (error) throw error;
    answer(stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null);
  });
}

process.on('message', run);
process.on('disconnect', () => process.exit());
