// @ts-check
// One jest configuration for the repository: a project per workspace, so that `jest --selectProjects mfe-auth`
// runs what its own team owns. Browser code runs in jsdom, server code in node.

const { readdirSync } = require('node:fs');
const { availableParallelism } = require('node:os');

const esmPackages = [
  'jose',
  '@swc/helpers',
  'msw',
  'cookie',
  'kysely',
  'content-disposition',
  'until-async',
  '@open-draft',
  'rettime',
  'typebox',
  '@fastify/type-provider-typebox',
  'graphile-worker',
  'modern-tar',
];

/** @param {'automatic' | undefined} react */
const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: react ? { react: { runtime: react } } : {},
      target: 'es2022',
    },
  },
];

// Not among the temporary files, which are deleted after a run.
const cacheDirectory = '<rootDir>/.cache/jest';

const transformIgnorePatterns = [`/node_modules/(?!(${esmPackages.join('|')})/)`];

/** @param {string} name */
const browser = (name) => ({
  displayName: name,
  rootDir: __dirname,
  cacheDirectory,
  roots: [`<rootDir>/${name}`],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/server/'],
  testEnvironment: '<rootDir>/scripts/jest/browserEnvironment.js',
  runtime: '<rootDir>/scripts/jest/browserRuntime.js',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setupBrowser.ts'],
  moduleNameMapper: {
    '\\.(css|woff2|ttf|svg|png|webp|avif)$': '<rootDir>/scripts/jest/assetStub.js',
  },
  transform: {
    '\\.[jt]sx?$': swc('automatic'),
    '\\.mjs$': swc(undefined),
    '\\.md$': '<rootDir>/scripts/jest/markdownTransform.js',
  },
  transformIgnorePatterns,
});

/** @param {string} name @param {string} root @param {string} [files] */
const server = (name, root, files = '*.test.ts') => ({
  displayName: name,
  rootDir: __dirname,
  cacheDirectory,
  roots: [`<rootDir>/${root}`],
  testMatch: [`**/${files}`],
  testEnvironment: '<rootDir>/scripts/jest/serverEnvironment.js',
  runtime: '<rootDir>/scripts/jest/serverRuntime.js',
  setupFiles: ['<rootDir>/scripts/jest/setupServer.ts'],
  transform: { '\\.[jt]s$': swc(undefined), '\\.mjs$': swc(undefined) },
  transformIgnorePatterns,
});

/** The built remote against the contract: part of what its own team runs. @param {string} name */
const release = (name) => ({
  ...server(`${name}:release`, 'scripts/contract', 'release.contract.ts'),
  globals: { remoteFolder: name },
});

const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mfe-'));

module.exports = {
  // The API's tests spend a sixth of their time waiting for processes and databases: three workers keep two processors busy.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // Each run shuffles the tests within a file and prints its seed, which `npx jest --seed=…` repeats.
  randomize: true,
  // A database that starts on a busy machine takes its time; no test of ours measures time.
  testTimeout: 30_000,
  testSequencer: '<rootDir>/scripts/jest/longestFirst.js',
  projects: [
    ...['shared-auth', 'shared-ui', 'isolation', 'shell', ...remotes].map(browser),
    ...remotes.map(release),
    server('contract', 'contract'),
    server('shell-server', 'shell/server'),
    server('scripts', 'scripts'),
    server('sdk', 'sdk'),
    server('docker', 'docker'),
    server('e2e', 'e2e'),
    server('bench', 'bench'),
    {
      ...server('api', 'api'),
      globalSetup: '<rootDir>/scripts/jest/apiGlobalSetup.ts',
      globalTeardown: '<rootDir>/scripts/jest/apiGlobalTeardown.ts',
    },
  ],
};
