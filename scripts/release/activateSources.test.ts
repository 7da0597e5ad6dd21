import { directory } from './testing/ownReleases';

import { rmSync } from 'node:fs';

import { activate, canary } from './commands';
import { activateSources } from './activateSources';
import { readRegistryFile } from './registryFile';
import { writeRelease } from './testing/writeRelease';

const talks = (version: string) => ({ name: 'mfe_talks', version });
const venues = (version: string) => ({ name: 'mfe_venues', version });
const live = () => readRegistryFile().remotes.map(({ name, version }) => `${name}@${version}`);

let said: string[];
const start = async (...builds: { name: string; version: string }[]) => {
  said = [];
  await activateSources(builds, (line) => said.push(line));
};

beforeEach(() => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    writeRelease(talks(version), directory);
    writeRelease(venues(version), directory);
  }
});
afterEach(() => rmSync(directory, { recursive: true }));

test('sources go live with `npm start` as they change', async () => {
  await start(talks('1.0.0'));
  await start(talks('1.1.0'));
  expect(live()).toEqual(['mfe_talks@1.1.0']);
  expect(said).toEqual([]);
});

test('what somebody has released stays, and `npm start` says so', async () => {
  await start(talks('1.0.0'));
  await activate(talks('1.1.0'));
  await start(talks('1.2.0'));
  expect(live()).toEqual(['mfe_talks@1.1.0']);
  expect(said).toEqual([
    'mfe_talks stays at 1.1.0, which Ada released; for these sources: npm run release -- activate mfe_talks 1.2.0',
  ]);
});

test('a canary that somebody tries goes on', async () => {
  await start(talks('1.0.0'));
  await canary('mfe_talks', '1.1.0', 10);
  await start(talks('1.2.0'));
  expect(live()).toEqual(['mfe_talks@1.0.0']);
  expect(readRegistryFile().canaries).toHaveLength(1);
});

test('a remote without sources here stays if somebody released it, and goes if only `npm start` had put it there', async () => {
  await start(talks('1.0.0'), venues('1.0.0'));
  await activate(talks('1.1.0'));
  await start();
  expect(live()).toEqual(['mfe_talks@1.1.0']);
  expect(said).toEqual(['mfe_venues is off the site: it has no sources any more']);
});
