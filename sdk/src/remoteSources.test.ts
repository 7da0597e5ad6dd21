import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { remoteSources } from './remoteSources';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'remote-sources-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a remote.json with a comma too many is named', () => {
  writeFileSync(path.join(folder, 'remote.json'), '{ "name": "mfe_speakers", }');
  expect(() => remoteSources(folder)).toThrow(/remote\.json is not JSON: .*position/);
});
