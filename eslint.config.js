// @ts-check
// The rules that need types are oxlint's (.oxlintrc.json, decision 0063).
const js = require('@eslint/js');
const globals = require('globals');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

// The arrows of the house: shell and mfe-* → shared-ui → shared-auth → contract; nothing imports api. They are patterns,
// so a remote that does not exist yet is guarded from the day its folder appears.
const remotes = {
  group: ['mfe-*', 'mfe-*/**', '**/mfe-*/**'],
  message: 'A remote is loaded at run time from the registry; nobody imports it.',
};
const shell = {
  group: ['shell', 'shell/**', '**/shell/**'],
  message:
    'Only the shell knows the shell. What a screen needs comes from shared-ui and shared-auth.',
};
const allButNavBar = {
  regex: '(^|/)shell(/(?!src/frame/NavBar$)|$)',
  message: 'The harness shows the shell’s nav bar, and knows nothing else of the shell.',
};
const api = {
  regex: '^api(/|$)|^(\\.\\./)+api/(src|openapi)',
  message: 'The API is reached over HTTP alone.',
};
const deepShared = {
  regex: '^@nzuko/[\\w-]+/src/|^(\\.\\./)+(contract|shared-\\w+)(/|$)',
  message: 'Import a shared package by its name: a second path makes a second store.',
};
const groundFloor = {
  regex: '^(?!\\.{1,2}/|#|ajv$)|^(\\.\\./)+(shared-|mfe-|shell/|api/src)',
  message: 'contract is the ground floor: it imports nothing of ours, no React and no API of Node.',
};
const sharedUi = {
  group: ['@nzuko/shared-ui', '@nzuko/shared-ui/**'],
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
const http = { group: ['axios'], message: 'The one HTTP client is `http` of shared-auth.' };

const insides = {
  regex: '^(\\.\\./)+(shell|api)/src/',
  message:
    'Scripts and benchmarks start the shell and the API, and import nothing from inside them.',
};

/** @param {({ group: string[] } | { regex: string })[]} patterns */
const forbid = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

// The API's floors, from the ground: a room imports rooms below its own, by their index.ts alone, and the platform.
const floors = [['platform'], ['accounts'], ['events'], ['money'], ['sales'], ['door', 'mail']];
const roof = [
  'access',
  'admin',
  'app',
  'backup',
  'dev',
  'openapi',
  'parts',
  'sandbox',
  'seed',
  'server',
  'testing',
];

/** @param {string[]} names */
const anyOf = (names) => `^(\\.\\./)+(${names.join('|')})`;

/** @param {string} room */
const arrowsOfRoom = (room) => {
  const floor = floors.findIndex((rooms) => rooms.includes(room));
  const notBelow = [
    ...floors
      .slice(floor)
      .flat()
      .filter((name) => name !== room),
    ...roof,
  ];
  const below = floors.slice(1, floor).flat();
  const upwards = {
    regex: `${anyOf(notBelow)}(/|$)`,
    message: `api/src/${room} may import what is below it (docs/ARCHITECTURE.md). Let the room above hand it in, as parts.ts does.`,
  };
  const inside = {
    regex: `${anyOf(below)}/`,
    message: 'Another room is imported by its index.ts.',
  };
  return {
    files: [`api/src/${room}/**`],
    ignores: ['**/*.test.ts'],
    rules: forbid([remotes, shell, deepShared, http, upwards, ...(below.length ? [inside] : [])]),
  };
};

// In a test or its helper; a pause between two looks of a loop, or of a server that plays slow, is none.
const testBody =
  ':matches(FunctionDeclaration, CallExpression:matches([callee.name=/^(test|it)$/], [callee.callee.object.name=/^(test|it)$/]) > :function) > BlockStatement';
const awaited = `${testBody} > ExpressionStatement > AwaitExpression`;
const fixedPauses = [
  `${awaited} > CallExpression[callee.name=/^(wait|sleep|delay)$/] > Literal[value>0]`,
  `${awaited} > NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"] > Literal[value>0]`,
  'CallExpression[callee.property.name="waitForTimeout"]',
];

module.exports = tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'releases/**',
      '.data/**',
      '**/.cache/**',
      'coverage/**',
      '**/test-results/**',
      '**/*.yaml',
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
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      // Longer than this, a file holds two ideas.
      'max-lines': ['error', 250],
    },
  },
  { files: ['**/*.test.*', '**/*.spec.ts'], rules: { 'max-lines': ['error', 400] } },
  // Generated from the API's document.
  { files: ['contract/src/api/{limits,openapi.d}.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.js', '**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.tsx', '**/src/**/*.ts'],
    // No React there; compiling it in search of hooks took a good part of the time.
    ignores: ['api/**', 'contract/**'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  { files: ['contract/**'], rules: forbid([groundFloor]) },
  {
    files: ['scripts/**', 'bench/*'],
    // They need what the API's tests need, and no test runner around it.
    ignores: ['scripts/chaos.ts', 'scripts/mutate.ts'],
    rules: forbid([insides]),
  },
  {
    files: ['shared-ui/src/**', 'shell/src/**', 'mfe-*/src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TemplateElement[value.raw=/[/][*] /]',
          message: 'A comment in a style is sent to every reader: write it above, in the script.',
        },
      ],
    },
  },
  { files: ['shared-auth/**'], rules: forbid([remotes, shell, api, sharedUi]) },
  { files: ['shared-ui/**'], rules: forbid([remotes, shell, api, http]) },
  {
    files: ['isolation/**'],
    rules: forbid([remotes, allButNavBar, api, deepShared, facades, http]),
  },
  { files: ['shared-ui/src/**'], rules: forbid([remotes, shell, api, http]) },
  { files: ['mfe-*/**'], rules: forbid([remotes, shell, api, deepShared, facades, http]) },
  { files: ['shell/src/**'], rules: forbid([remotes, api, deepShared, facades, http]) },
  {
    files: ['shell/inline/**', 'shell/worker/**'],
    rules: forbid([remotes, api, deepShared, facades, http]),
  },
  { files: ['shell/prerender/**'], rules: forbid([remotes, api, deepShared, http]) },
  { files: ['shell/server/**'], rules: forbid([remotes, api, http]) },
  { files: ['api/**'], rules: forbid([remotes, shell, deepShared, http]) },
  ...floors.flat().map(arrowsOfRoom),
  {
    files: ['api/src/**'],
    ignores: ['**/*.test.ts', '**/*-schemas.ts', '**/migrations/**', 'api/src/{seed,testing}/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60, IIFEs: true }] },
  },
  {
    files: ['api/src/**'],
    ignores: [
      '**/*-repository.ts',
      '**/*.test.ts',
      'api/src/platform/database/**',
      'api/src/{seed,testing}/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/]',
          message: 'SQL lives in *-repository.ts.',
        },
        {
          selector: 'ImportDeclaration[source.value="kysely"] ImportSpecifier[imported.name="sql"]',
          message: 'SQL lives in *-repository.ts.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.*', '**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...fixedPauses.map((selector) => ({
          selector,
          message: 'Wait for what must happen: a fixed pause is too short on a slow machine.',
        })),
        {
          selector: 'CallExpression[callee.name="waitFor"] MemberExpression[property.name="not"]',
          message:
            'True at once, before anything has happened: wait for what comes, or waitForElementToBeRemoved.',
        },
      ],
    },
  },
  // Command-line programs speak on the console; so do the shell's last words when nothing else works.
  {
    files: ['scripts/**', 'sdk/bin/**', 'bench/**', 'docker/**', 'e2e/**', 'api/bench/**'],
    rules: { 'no-console': 'off' },
  },
);
