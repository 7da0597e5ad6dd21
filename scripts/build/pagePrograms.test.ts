import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';

import { repository } from '../paths';
import { pagePrograms } from './pagePrograms';

/** Bytes of all inline scripts of a page: they delay everything readable. */
const INLINE_BUDGET = 4_800;

let programs: Record<string, string>;

beforeAll(async () => {
  programs = await pagePrograms();
});

test('each file in shell/inline is built, and so is the service worker', () => {
  const files = readdirSync(path.join(repository, 'shell/inline'));
  const names = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => path.parse(file).name);
  expect(Object.keys(programs).sort()).toEqual([...names, 'serviceWorker'].sort());
});

test('each is a single script that can be inlined in HTML next to others', () => {
  for (const text of Object.values(programs)) {
    expect(() => new Script(text)).not.toThrow();
    expect(text).not.toMatch(/<\/script|<!--/i);
    expect(text).toMatch(/^(?:"use strict";)?\(\(\)=>\{.*\}\)\(\);$/s);
  }
});

test('each runs as soon as it is evaluated', () => {
  const documentElement = { dataset: {} as Record<string, string>, style: {} };
  const localStorage = { getItem: () => 'dark' };
  new Script(programs.paintTheme ?? '').runInNewContext({
    document: { documentElement },
    localStorage,
  });
  expect(documentElement).toMatchObject({
    dataset: { theme: 'dark' },
    style: { colorScheme: 'dark' },
  });
});

test('the inline ones are small', () => {
  // No page has both: the program that waits for a picture contains the first formats.
  const { serviceWorker, firstFormats, ...inlined } = programs;
  expect(Object.values(inlined).join('').length).toBeLessThan(INLINE_BUDGET);
});
