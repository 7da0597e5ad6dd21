import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sharedImports } from './sharedImports';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
  // As `sdk/pack/packSdk.ts` defines it.
  Reflect.set(globalThis, 'BUNDLED_IMPORTS', {});
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The kit's exports that a source imports. */
function namesIn(source: string, file = 'Screen.tsx') {
  writeFileSync(path.join(folder, file), source);
  return sharedImports(folder)['@nzuko/shared-ui'];
}

test('comments between the names are none of them', () => {
  expect(
    namesIn(`import {
  Button, // the site's own
  /* for lists */ Card as Sheet,
  type ButtonProps,
} from '@nzuko/shell-sdk/ui';`),
  ).toEqual(['Button', 'Card']);
});

test.each([
  ['Screen.jsx', `import { Card } from '@nzuko/shell-sdk/ui';\nexport default () => <Card />;`],
  ['Screen.js', `export { Card } from '@nzuko/shell-sdk/ui';\nexport const page = <p>Don’t</p>;`],
  ['card.ts', `import { Card } from '@nzuko/shell-sdk/ui';\nexport default <typeof Card>Card;`],
])('%s is read, too', (file, source) => {
  expect(namesIn(source, file)).toEqual(['Card']);
});

test.each([
  `import * as kit from '@nzuko/shell-sdk/ui';`,
  `export * from '@nzuko/shell-sdk/ui';`,
  `export * as kit from '@nzuko/shell-sdk/ui';`,
  `export const load = async () => (await import('@nzuko/shell-sdk/ui')).Card;`,
])('%s names nothing that could be checked', (source) => {
  expect(() => namesIn(source)).toThrow('name what it imports of @nzuko/shell-sdk/ui');
});

test('a remote’s own modules can be loaded when they are needed', () => {
  expect(namesIn(`export const load = () => import('./Card');`)).toBeUndefined();
});
