import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import {
  changedFiles,
  FILES_RECORD,
  hashesIn,
  hashOf,
  recordedFiles,
  recordFiles,
  recordHash,
  scriptsIn,
} from './releaseFiles';

let folder: string;
const write = (file: string, content = file) => writeFileSync(path.join(folder, file), content);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  mkdirSync(path.join(folder, 'parts'));
  for (const file of ['b.js', 'a.js', 'remote.json', 'parts/c.js', 'a.js.map']) write(file);
  recordFiles(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a hash is that of subresource integrity', () => {
  expect(hashOf(Buffer.from('alert(1)'))).toBe(
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
  );
});

test('the record has the hash of each file, also in folders, but not its own', () => {
  const files = ['a.js', 'a.js.map', 'b.js', 'parts/c.js', 'remote.json'];
  const hashes = Object.fromEntries(files.map((file) => [file, hashOf(Buffer.from(file))]));
  expect(Object.entries(hashesIn(folder))).toEqual(Object.entries(hashes));
  expect(recordedFiles(folder)).toEqual(hashes);
  expect(readFileSync(path.join(folder, FILES_RECORD), 'utf8')).toBe(
    `${JSON.stringify(hashes, null, 2)}\n`,
  );
});

test('the scripts of a release are named as in its URLs', () => {
  expect(scriptsIn(folder)).toEqual(['a.js', 'b.js', 'parts/c.js']);
});

test('a release that is older than the record has neither a record nor faults', () => {
  rmSync(path.join(folder, FILES_RECORD));
  write('a.js', 'other');
  expect(recordedFiles(folder)).toBeNull();
  expect(recordHash(folder)).toBeUndefined();
  expect(changedFiles(folder, undefined)).toEqual([]);
});

describe('what is not as it was recorded', () => {
  test('is nothing at first', () => {
    expect(changedFiles(folder, recordHash(folder))).toEqual([]);
    expect(changedFiles(folder, undefined)).toEqual([]);
  });

  test('is named: what was changed or is gone, and then what was added', () => {
    write('parts/d.js');
    write('b.js', 'other');
    rmSync(path.join(folder, 'a.js'));
    expect(changedFiles(folder, undefined)).toEqual([
      'a.js is gone',
      'b.js was changed',
      'parts/d.js was added',
    ]);
  });

  test('is a whole other record, about which nothing more is said', () => {
    const published = recordHash(folder);
    write('b.js', 'other');
    recordFiles(folder);
    expect(changedFiles(folder, published)).toEqual([
      'files.json is not the one that was published',
    ]);
    expect(changedFiles(folder, undefined)).toEqual([]);
  });

  test.each([
    [5, 'named in full', []],
    [7, 'cut off after five', ['and 2 more']],
  ])('is, with %i files, %s', (count, _what, more) => {
    const added = Array.from({ length: count }, (_, number) => `new-${number}.js`);
    added.forEach((file) => write(file));
    expect(changedFiles(folder, undefined)).toEqual([
      ...added.slice(0, 5).map((file) => `${file} was added`),
      ...more,
    ]);
  });
});
