// @ts-check
const js = require('@eslint/js');
const globals = require('globals');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

// The arrows of the house: shell and mfe-* → shared-ui → shared-auth; nothing imports api. They are patterns, so a
// remote that does not exist yet is guarded from the day its folder appears.
const remotes = {
  group: ['mfe-*', 'mfe-*/**', '**/mfe-*/**'],
  message: 'A remote is loaded at run time from the registry; nobody imports it.',
};
const shell = {
  group: ['shell', 'shell/**', '**/shell/**'],
  message:
    'Only the shell knows the shell. What a screen needs comes from shared-ui and shared-auth.',
};
const api = {
  regex: '^api(/|$)|^(\\.\\./)+api/(src|openapi)',
  message: 'The API is reached over HTTP alone.',
};
const deepShared = {
  group: ['shared-*/src/**', '../**/shared-*', '../**/shared-*/**'],
  message: 'Import a shared package by its name: a second path makes a second store.',
};
const sharedUi = {
  group: ['shared-ui', 'shared-ui/**'],
  message: 'shared-ui stands on shared-auth, not the reverse.',
};
const facades = {
  group: [
    'react-router',
    'react-router/**',
    'react-router-dom',
    'react-router-dom/**',
    'styled-components',
    'styled-components/**',
    'zustand',
    'zustand/**',
    '@radix-ui/**',
  ],
  message: 'Import it from shared-ui, whose one copy every remote shares (docs/decisions/0002).',
};
const fakeApi = {
  group: ['shared-ui/fake-api', 'shared-ui/fake-api/**'],
  message:
    'The fake API is for the isolation harness and tests; it must not reach a page of the site.',
};
const http = { group: ['axios'], message: 'The one HTTP client is `http` of shared-auth.' };

/** @param {({ group: string[] } | { regex: string })[]} patterns */
const forbid = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

module.exports = tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'releases/**',
      '.data/**',
      '.cache/**',
      'coverage/**',
      '**/test-results/**',
      'shared-auth/src/apiSchema.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      // A module that is faked drifts from the real one in silence; the network is faked at its edge instead.
      'no-restricted-properties': [
        'error',
        { object: 'jest', property: 'mock', message: 'Fake the network (MSW), not a module.' },
        { object: 'jest', property: 'doMock', message: 'Fake the network (MSW), not a module.' },
      ],
    },
  },
  {
    files: ['**/*.js'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.tsx', '**/src/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  { files: ['shared-auth/**'], rules: forbid([remotes, shell, api, sharedUi]) },
  { files: ['shared-ui/**'], rules: forbid([remotes, shell, api, http]) },
  { files: ['shared-ui/src/**'], rules: forbid([remotes, shell, api, fakeApi, http]) },
  { files: ['mfe-*/**'], rules: forbid([remotes, shell, api, deepShared, facades, fakeApi, http]) },
  { files: ['shell/src/**'], rules: forbid([remotes, api, deepShared, facades, fakeApi, http]) },
  { files: ['shell/prerender/**'], rules: forbid([remotes, api, deepShared, http]) },
  { files: ['shell/server/**'], rules: forbid([remotes, api, http]) },
  { files: ['api/**'], rules: forbid([remotes, shell, deepShared, http]) },
  // Command-line programs speak on the console; so do the shell's last words when nothing else works.
  { files: ['scripts/**', 'bench/**', 'docker/**', 'e2e/**'], rules: { 'no-console': 'off' } },
);
