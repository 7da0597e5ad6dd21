// @ts-check
// One run of ./runs.ts, which scripts/mutate.ts hands over.
const path = require('node:path');

const run = JSON.parse(process.env.MUTATION_RUN ?? '');
const report = path.resolve(__dirname, '../../.cache/mutation', run.name);

/** @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]} */
module.exports = {
  mutate: run.mutate,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    configFile: 'scripts/mutation/jest.config.js',
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Long enough for a test that waits in vain to fail by its own limit (./jest.config.js), even on a busy machine: a timeout
  // counts as noticed, so only code that never ends may reach it.
  timeoutMS: 60_000,
  timeoutFactor: 4,
  // Mutants are only run again if their code or tests have changed since the last run.
  incremental: true,
  incrementalFile: `${report}.json`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: `${report}.html` },
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', '.data', 'releases', 'dist', 'e2e', 'docs', 'bench'],
};
