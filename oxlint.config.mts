import { defineConfig } from 'oxlint';

import { arrows } from './scripts/lint/arrows.mts';

const handlers = [
  ...['Blur', 'Focus', 'KeyDown', 'KeyPress', 'KeyUp', 'Click', 'ContextMenu', 'DoubleClick'],
  ...['Drag', 'DragEnd', 'DragEnter', 'DragExit', 'DragLeave', 'DragOver', 'DragStart', 'Drop'],
  ...['MouseDown', 'MouseEnter', 'MouseLeave', 'MouseMove', 'MouseOut', 'MouseOver', 'MouseUp'],
].map((event) => `on${event}`);
const tabbable = [
  ...['button', 'checkbox', 'link', 'progressbar', 'searchbox', 'slider', 'spinbutton', 'switch'],
  'textbox',
];

/** They need types, add a third to the time of all the others, and found nothing important. */
const rulesLeftOut = [
  'await-thenable',
  'no-array-delete',
  'no-base-to-string',
  'no-duplicate-type-constituents',
  'no-for-in-array',
  'no-implied-eval',
  'no-meaningless-void-operator',
  'no-misused-spread',
  'no-redundant-type-constituents',
  'no-unsafe-unary-minus',
  'no-useless-default-assignment',
  'require-array-sort-compare',
  'restrict-template-expressions',
  'unbound-method',
];

const TESTS = ['**/*.test.*', '**/*.spec.ts'];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/houseRules.mts'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  env: { browser: true, node: true },
  ignorePatterns: [
    '**/dist/**',
    'releases/**',
    '.data/**',
    '**/.cache/**',
    'coverage/**',
    '**/test-results/**',
  ],
  rules: {
    ...Object.fromEntries(rulesLeftOut.map((rule) => [`typescript/${rule}`, 'off' as const])),
    eqeqeq: ['error', 'smart'],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    // “What is kept of a page” makes the reader guess: a comment names the thing, or says why it is so.
    'no-warning-comments': ['error', { terms: ['what'], location: 'start', decoration: ['*'] }],
    // A faked module silently drifts from the real one; the network is faked at its edge instead.
    'no-restricted-properties': [
      'error',
      { object: 'jest', property: 'mock', message: 'Fake the network (MSW), not a module.' },
      { object: 'jest', property: 'doMock', message: 'Fake the network (MSW), not a module.' },
    ],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'react/unsupported-syntax': 'error',
    'jsx-a11y/control-has-associated-label': 'off',
    // As strict as jsx-a11y can be: oxlint’s own defaults make exceptions.
    'jsx-a11y/interactive-supports-focus': ['error', { tabbable }],
    'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', {}],
    'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', {}],
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: [], tags: [] }],
    'jsx-a11y/no-static-element-interactions': ['error', { handlers }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
  },
  overrides: [
    ...arrows,
    // Longer than this, a file holds two ideas.
    { files: ['**/*.ts', '**/*.tsx'], rules: { 'max-lines': ['error', 250] } },
    { files: TESTS, rules: { 'max-lines': ['error', 400] } },
    // Generated from the API's document.
    { files: ['contract/src/api/{limits,openapi.d}.ts'], rules: { 'max-lines': 'off' } },
    {
      files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
      env: { commonjs: true },
      rules: {
        'no-redeclare': ['error', { builtinGlobals: false }],
        'no-undef': 'error',
        'house/no-octal': 'error',
        'typescript/no-require-imports': 'off',
        'typescript/no-floating-promises': 'off',
        'typescript/no-misused-promises': 'off',
        'typescript/no-unnecessary-condition': 'off',
      },
    },
    {
      files: ['**/*.tsx', '**/src/**/*.ts'],
      excludeFiles: ['api/**'],
      rules: { 'react/rules-of-hooks': 'error' },
    },
    {
      files: ['shared-ui/src/**', 'shell/src/**', 'mfe-*/src/**'],
      excludeFiles: TESTS,
      rules: { 'house/no-comment-in-style': 'error' },
    },
    {
      files: ['{examples,isolation,mfe-*,shared-ui,shell}/**/*.tsx'],
      excludeFiles: TESTS,
      rules: { 'house/button-in-title-case': 'error' },
    },
    {
      files: ['api/src/**', 'shell/server/**'],
      // Not test builders: many return one object whose functions share the builder's state.
      excludeFiles: [
        '**/*.test.ts',
        '**/*-schemas.ts',
        '**/migrations/**',
        'api/src/{seed,testing}/**',
      ],
      rules: { 'max-lines-per-function': ['error', { max: 60, IIFEs: true }] },
    },
    {
      files: ['api/src/**'],
      excludeFiles: [
        '**/*-repository.ts',
        '**/*.test.ts',
        'api/src/platform/database/**',
        'api/src/{seed,testing}/**',
      ],
      rules: { 'house/no-sql-outside-repository': 'error' },
    },
    {
      files: [...TESTS, 'e2e/**'],
      rules: { 'house/no-fixed-pause': 'error', 'house/no-waiting-for-nothing': 'error' },
    },
    // Command-line programs speak on the console; so do the shell's last words when nothing else works.
    {
      files: ['scripts/**', 'sdk/{bin,pack}/**', 'bench/**', 'docker/**', 'e2e/**'],
      rules: { 'no-console': 'off' },
    },
  ],
});
