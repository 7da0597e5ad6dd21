import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { copyRelease } from './copyRelease';

const release = { name: 'mfe_talks', version: '1.0.0' };
let folder: string;
let source: string;
let directory: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
  source = path.join(folder, 'build');
  directory = path.join(folder, 'releases');
  mkdirSync(path.join(source, 'parts'), { recursive: true });
  for (const file of ['remote.json', 'a.js', 'parts/b.js'])
    writeFileSync(path.join(source, file), file);
});
afterEach(() => rmSync(folder, { recursive: true }));

const published = () => path.join(directory, 'mfe_talks', '1.0.0');

test('every file is on the disk before the release is there', async () => {
  const file = await open(path.join(source, 'a.js'));
  const handles = Object.getPrototypeOf(file) as typeof file;
  await file.close();
  const wasThere: boolean[] = [];
  const sync = jest.spyOn(handles, 'sync').mockImplementation(() => {
    wasThere.push(existsSync(published()));
    return Promise.resolve();
  });
  expect(await copyRelease(release, source, directory)).toBe(true);
  sync.mockRestore();
  expect(wasThere).toEqual([false, false, false]);
  expect(readFileSync(path.join(published(), 'parts/b.js'), 'utf8')).toBe('parts/b.js');
});

test('a release that is there is left alone', async () => {
  await copyRelease(release, source, directory);
  writeFileSync(path.join(source, 'a.js'), 'other');
  expect(await copyRelease(release, source, directory)).toBe(false);
  expect(readFileSync(path.join(published(), 'a.js'), 'utf8')).toBe('a.js');
});
