// @ts-check
const path = require('node:path');

/** Packages that are ES modules alone; Jest runs what is older. */
const modules = ['@nzuko/shell-sdk', 'msw', 'cookie', 'until-async', '@open-draft', 'rettime'];

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
];

module.exports = {
  testEnvironment: path.join(__dirname, 'browserEnvironment.cjs'),
  setupFilesAfterEnv: [path.join(__dirname, 'setupBrowser.cjs')],
  transform: { '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`],
  testTimeout: 30_000,
};
