// @ts-check
// One jest configuration for the repository: a project per workspace, so that `jest --selectProjects mfe-auth`
// runs what its own team owns. Browser code runs in jsdom, server code in node.

const esmPackages = [
  'jose',
  '@swc/helpers',
  'msw',
  'until-async',
  '@open-draft',
  'rettime',
  'lucide-react',
  'typebox',
  '@fastify/type-provider-typebox',
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

const transformIgnorePatterns = [`/node_modules/(?!(${esmPackages.join('|')})/)`];

/** @param {string} name */
const browser = (name) => ({
  displayName: name,
  rootDir: __dirname,
  roots: [`<rootDir>/${name}`],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/server/'],
  testEnvironment: '<rootDir>/scripts/jest/browserEnvironment.js',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setupBrowser.ts'],
  moduleNameMapper: {
    '\\.(css|woff2|ttf|svg|png|webp|avif)$': '<rootDir>/scripts/jest/assetStub.js',
  },
  transform: { '\\.[jt]sx?$': swc('automatic'), '\\.mjs$': swc(undefined) },
  transformIgnorePatterns,
});

/** @param {string} name @param {string} root */
const server = (name, root) => ({
  displayName: name,
  rootDir: __dirname,
  roots: [`<rootDir>/${root}`],
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  transform: { '\\.[jt]s$': swc(undefined), '\\.mjs$': swc(undefined) },
  transformIgnorePatterns,
});

module.exports = {
  // A database that starts on a busy machine takes its time; no test of ours measures time.
  testTimeout: 30_000,
  projects: [
    ...[
      'shared-auth',
      'shared-ui',
      'shell',
      'mfe-landing',
      'mfe-auth',
      'mfe-dashboard',
      'mfe-events',
      'mfe-settings',
    ].map(browser),
    server('shell-server', 'shell/server'),
    server('scripts', 'scripts'),
    {
      ...server('api', 'api'),
      globalSetup: '<rootDir>/api/src/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/api/src/testing/globalTeardown.ts',
    },
  ],
};
