import { directory } from '../release/testing/ownReleases';

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { harnessVersion } from '../isolate/harnessBuild';
import { HARNESS_FOLDER } from '../paths';
import { writeRelease } from '../release/testing/writeRelease';
import { buildSite } from './buildSite';
import { sourceRelease } from './remoteBuild';

afterAll(() => rmSync(directory, { recursive: true }));

test('to look at a remote alone makes nothing live', async () => {
  writeRelease(sourceRelease('mfe-landing'), directory);
  const harness = path.join(directory, HARNESS_FOLDER, harnessVersion());
  mkdirSync(harness, { recursive: true });
  writeFileSync(path.join(harness, 'build.json'), '{"scripts":[]}');
  await buildSite(() => undefined, 'mfe-landing');
  expect(existsSync(path.join(directory, 'registry.json'))).toBe(false);
  expect(readdirSync(directory).sort()).toEqual(['harness', 'mfe_landing']);
});
