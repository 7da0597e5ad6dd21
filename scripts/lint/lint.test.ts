import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { repository } from '../paths';

interface Report {
  filename: string;
  message: string;
  /** Such as `eslint(no-console)`. */
  code?: string;
  help?: string;
}

/** A file's folder, its import, and the message that forbids it; null if it is allowed. */
const imports: [folder: string, specifier: string, forbidden: RegExp | null][] = [
  ['mfe-x/src', '../../mfe-events/src/event', /loaded at run time/],
  ['mfe-x/src', '../../shell/src/x', /Only the shell knows/],
  ['mfe-x/src', '../../api/src/x', /only reached over HTTP/],
  ['mfe-x/src', '@nzuko/shared-ui/src/x', /by its name/],
  ['mfe-x/src', '../../shared-auth/src/x', /by its name/],
  ['mfe-x/src', 'react-router-dom', /from shared-ui/],
  ['mfe-x/src', 'axios/lib/x', /one HTTP client/],
  ['mfe-x/src', '@nzuko/shared-ui/parts', null],
  ['shell/src', '../../mfe-events/src/event', /loaded at run time/],
  ['shell/src', './shell/x', null],
  ['shell/src/remotes', '../prerendered/x', /what is below it/],
  ['shell/src/frame', '../routing/x', /what is below it/],
  ['shell/src/screen', '../frame/x', null],
  ['shell/src/screen', 'zustand', /from shared-ui/],
  ['shell/server', '../../scripts/x', /Scripts build/],
  ['isolation/src', '../../shell/src/frame/Header', /nothing else of the shell/],
  ['isolation/src', '../../shell/src/frame/NavBar', null],
  ['isolation/src', 'zustand', /from shared-ui/],
  ['shared-ui/src', '../../shell/src/x', /Only the shell knows/],
  ['shared-ui/src', 'react-router', null],
  ['shared-auth/src', '@nzuko/shared-ui', /not the reverse/],
  ['contract/src', 'react', /ground floor/],
  ['contract/src', 'node:fs', /ground floor/],
  ['contract/src', '../../shared-auth/src/x', /ground floor/],
  ['contract/src', 'ajv', null],
  ['contract/src', 'csv-parse/sync', /ground floor/],
  ['contract/src', '../remote/x', null],
  ['api/src/sales', '@nzuko/contract', /generated from the API/],
  ['api/src/app', '@nzuko/shared-auth/form-rules', /generated from the API/],
  ['api/src/sales', '@nzuko/contract/text', null],
  ['scripts', '../api/src/x', /nothing is imported from inside/],
  ['scripts', '../api/src/testing/x', null],
  ['scripts', '../bench/x', /builds on scripts/],
  ['scripts/release', '../../sdk/src/x', /SDK builds on/],
  ['bench', '../shell/src/x', /nothing is imported from inside/],
  ['bench/rush', '../../shell/src/x', /nothing is imported from inside/],
  ['bench/rush', '../../mfe-events/src/x', /loaded at run time/],
  ['bench/oneBundle', '../../shell/src/x', null],
  ['bench/api/scale', '../../../api/src/x', null],
  ['bench', '../e2e/support/x', null],
  ['e2e/walk', '../../api/src/platform/limits', /nothing is imported from inside/],
  ['e2e/walk', '../../shell/src/x', /nothing is imported from inside/],
  ['e2e/support', '../../mfe-events/src/x', /loaded at run time/],
  ['e2e/tests', '../../bench/x', /not the reverse/],
  ['e2e/support', '../../api/src/testing/x', null],
  ['e2e/support', '../../api/src/sandbox/x', null],
  ['docker/proof', '../../api/src/parts', /nothing is imported from inside/],
  ['docker/proof', '../../api/src/testing/x', null],
  ['sdk/src', '../../api/src/x', /nothing is imported from inside/],
  ['sdk/src', '../../shell/server/x', /Only the shell knows/],
  ['sdk/src', '../../shared-ui/src/x', /by its name/],
  ['federation', '../shell/server/x', /Only the shell knows/],
  ['federation', '../shared-ui/package.json', null],
  ['examples/x/src', '../../../shared-ui/src/x', /published packages/],
  ['examples/x/src', '../../../scripts/x', /published packages/],
  ['examples/x/src', '@nzuko/shared-ui', null],
  ['api/src/accounts', '../events', /what is below it/],
  ['api/src/events', '../sales', /what is below it/],
  ['api/src/events/reports', '../../money/x', /what is below it/],
  ['api/src/money', '../parts', /what is below it/],
  ['api/src/door', '../mail', /what is below it/],
  ['api/src/door', '../money/ledger', /by its index/],
  ['api/src/door', '../money', null],
  ['api/src/door', '../platform/http/x', null],
  ['api/src/platform', '../accounts', /what is below it/],
  ['api/src/platform', '../isolation', /what is below it/],
  ['api/src', './sales/orders/x', /by its index/],
  ['api/src', './sales', null],
  ['api/src/sandbox/sign-in', '../../mail/mail-layout', /by its index/],
  ['api/src/seed', '../sales/orders/x', /by its index/],
  ['api/src/seed', '../sales', null],
  ['api/src/new-folder', '../money/x', /by its index/],
  ['api/src/testing', '../sales/orders/x', null],
  ['api/src/testing', '../../../scripts/x', /Scripts build/],
  ['api/src/sales', '../../../scripts/x', /Scripts build/],
  ['api/src/sales', 'axios', /one HTTP client/],
];

const body = (statement: string) => `it('x', async () => {\n  ${statement}\n});\n`;

/** A file, its code, and the rule that it breaks; null if none. */
const snippets: [file: string, code: string, rule: string | null][] = [
  ['mfe-x/src/pause.test.ts', body('await wait(100);'), 'house(no-fixed-pause)'],
  ['e2e/pause.spec.ts', body('await page.waitForTimeout(100);'), 'house(no-fixed-pause)'],
  [
    'api/src/pause.test.ts',
    body('await new Promise((done) => setTimeout(done, 100));'),
    'house(no-fixed-pause)',
  ],
  ['api/src/loop.test.ts', body('while (Math.random() > 0) await wait(100);'), null],
  [
    'mfe-x/src/absent.test.ts',
    body('await waitFor(() => expect(1).not.toBe(2));'),
    'house(no-waiting-for-nothing)',
  ],
  [
    'mfe-x/src/null.test.ts',
    body("await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());"),
    'house(no-waiting-for-nothing)',
  ],
  [
    'mfe-x/src/empty.test.ts',
    body("await waitFor(() => expect(queryAllByRole('alert')).toHaveLength(0));"),
    'house(no-waiting-for-nothing)',
  ],
  [
    'mfe-x/src/forgotten.test.ts',
    body("await waitFor(() => expect(localStorage.getItem('a')).toBeNull());"),
    null,
  ],
  ['e2e/support/pause.ts', body('await page.waitForTimeout(100);'), 'house(no-fixed-pause)'],
  [
    'e2e/walk/pause.ts',
    'export async function a() {\n  await wait(100);\n}\n',
    'house(no-fixed-pause)',
  ],
  ['mfe-x/src/style.ts', 'export const a = `b { /* c */ }`;', 'house(no-comment-in-style)'],
  ['mfe-x/src/style.test.ts', 'export const a = `b { /* c */ }`;', null],
  [
    'api/src/events/events-service.ts',
    "export const a = (db: { selectFrom(b: string): void }) => db.selectFrom('c');",
    'house(no-sql-outside-repository)',
  ],
  [
    'api/src/events/sql.ts',
    "import { sql } from 'kysely';\n\nexport const a = sql;",
    'house(no-sql-outside-repository)',
  ],
  [
    'api/src/events/x-repository.ts',
    "import { sql } from 'kysely';\n\nexport const a = sql;",
    null,
  ],
  [
    'mfe-x/src/riddle.ts',
    '/** What is kept of a page. */\nexport const a = 1;',
    'eslint(no-warning-comments)',
  ],
  ['mfe-x/src/word.ts', '/** Whatever is kept, and what is not. */\nexport const a = 1;', null],
  ['scripts/octal.js', 'module.exports = 071;', 'house(no-octal)'],
  ['scripts/undefined.js', 'module.exports = nothing;', 'eslint(no-undef)'],
  ['scripts/console.ts', "console.log('a');", null],
  ['mfe-x/src/console.ts', "console.log('a');", 'eslint(no-console)'],
  ['mfe-x/src/fake.test.ts', "jest.mock('./a');", 'eslint(no-restricted-properties)'],
  ['mfe-x/src/long.ts', 'export {};\n'.padEnd(2_000, '// a\n'), 'eslint(max-lines)'],
  ['mfe-x/src/long.test.ts', 'export {};\n'.padEnd(2_000, '// a\n'), null],
  [
    'api/src/events/long.ts',
    `export function a() {\n${'  Math.random();\n'.repeat(60)}}`,
    'eslint(max-lines-per-function)',
  ],
  [
    'shell/server/long.ts',
    `export function a() {\n${'  Math.random();\n'.repeat(60)}}`,
    'eslint(max-lines-per-function)',
  ],
  ['api/src/any.ts', 'export const a = (b: any) => b;', 'typescript(no-explicit-any)'],
  [
    'api/src/promise.ts',
    'export const a = () => {\n  Promise.resolve();\n};',
    'typescript(no-floating-promises)',
  ],
  [
    'mfe-x/src/useHook.ts',
    "import { useState } from 'react';\n\nexport const useA = (b: boolean) => (b ? useState(1) : null);",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'mfe-x/src/Impure.tsx',
    'export function Impure() {\n  return <p>{Math.random()}</p>;\n}',
    'react(purity)',
  ],
  [
    'mfe-x/src/Click.tsx',
    'export const Click = () => <div onDoubleClick={() => {}} />;',
    'jsx-a11y(no-static-element-interactions)',
  ],
  ...[
    ['Text', '<Button>Try again, {a}</Button>', false],
    ['Link', '<ButtonLink>{a}: see all Events</ButtonLink>', false],
    ['Choice', "<Button>{a ? 'Copied' : 'Copy link'}</Button>", false],
    ['Sum', '<Button>{`Pay out ${a}`}</Button>', false],
    ['Dialog', '<Dialog cancelLabel="Keep editing">{a}</Dialog>', false],
    ['Small', '<Button>{a}: Add to My Calendar</Button>', true],
    ['Busy', "<Button>{a ? 'Signing in…' : 'Sign In'}</Button>", true],
    ['Paragraph', '<p>Try again, {a}</p>', true],
  ].map(([name, code, isRight]): (typeof snippets)[number] => [
    `mfe-x/src/${name}Label.tsx`,
    `import { Button, ButtonLink, Dialog } from '@nzuko/shared-ui';\n
export const parts = [Button, ButtonLink, Dialog];
export const Label = ({ a }: { a: string }) => ${code};`,
    isRight ? null : 'house(button-in-title-case)',
  ]),
  [
    'mfe-x/src/unused.ts',
    '// eslint-disable-next-line no-console\nexport const a = 1;',
    'Unused eslint-disable directive (no problems were reported).',
  ],
];

const fileOf = (folder: string, index: number) => `${folder}/import${index}.ts`;
let reports: Report[];

/** A configuration emptied by mistake would pass the whole repository, so it is tried on code that breaks its rules. */
beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  const write = (file: string, code: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  };
  try {
    for (const name of [
      'oxlint.config.mts',
      'scripts/lint/arrows.mts',
      'scripts/lint/houseRules.mts',
    ])
      cpSync(path.join(repository, name), path.join(folder, name));
    symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
    write('tsconfig.json', '{ "compilerOptions": { "strict": true, "jsx": "react-jsx" } }');
    for (const [index, [at, specifier]] of imports.entries()) {
      write(fileOf(at, index), `import '${specifier}';\n`);
    }
    for (const [file, code] of snippets) write(file, code);
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        path.join(repository, 'node_modules/oxlint/bin/oxlint'),
        '--format=json',
        '--ignore-pattern=node_modules',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`);
    ({ diagnostics: reports } = JSON.parse(stdout) as { diagnostics: Report[] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

const reportsOf = (file: string) => reports.filter(({ filename }) => filename === file);

test.each(imports.map((row, index) => [...row, index] as const))(
  '%s imports %s: %s',
  (folder, _specifier, forbidden, index) => {
    const found = reportsOf(fileOf(folder, index));
    expect(found.map(({ code }) => code)).toEqual(
      forbidden ? ['eslint(no-restricted-imports)'] : [],
    );
    if (forbidden) expect(found[0]?.help).toMatch(forbidden);
  },
);

test.each(snippets)('%s', (file, _code, rule) => {
  expect(reportsOf(file).map(({ code, message }) => code ?? message)).toEqual(rule ? [rule] : []);
});
