import { directory } from './testing/ownReleases';

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { activateReleases } from './activateReleases';
import { activateSources } from './activateSources';
import { changeRegistry } from './changeRegistry';
import { canary, retire } from './commands';
import { readRegistryFile, type Release } from './registryFile';
import { readHistory } from './releaseHistory';
import { writeRelease } from './testing/writeRelease';

const talks = (version: string) => ({ name: 'mfe_talks', version });
const venues = (version: string) => ({ name: 'mfe_venues', version });
const panels = (version: string) => ({ name: 'mfe_panels', version });
const live = () => readRegistryFile().remotes.map(({ name, version }) => `${name}@${version}`);

/** Releases as somebody would, without the commands' checks. */
const activate = (...releases: Release[]) =>
  activateReleases(() => releases, { action: 'activate', check: async () => undefined });

let said: string[];
const start = async (...builds: Release[]) => {
  said = [];
  await activateSources(builds, (line) => said.push(line));
};

beforeEach(() => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    writeRelease(talks(version), directory);
    writeRelease(venues(version), directory);
    writeRelease(panels(version), directory);
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

test('what somebody has released of another remote keeps nothing back, even with the same version', async () => {
  await start(talks('1.0.0'));
  await activate(venues('1.0.0'));
  await start(talks('1.1.0'));
  expect(live()).toEqual(['mfe_talks@1.1.0', 'mfe_venues@1.0.0']);
});

test('nothing is said, nor recorded, of sources that somebody has released as they are', async () => {
  await activate(talks('1.1.0'));
  await start(talks('1.1.0'));
  expect(said).toEqual([]);
  expect(readHistory()).toMatchObject([{ action: 'activate', to: '1.1.0' }]);
});

test('a live version of which the history says nothing counts as released', async () => {
  const history = path.join(directory, 'history.jsonl');
  await start(talks('1.0.0'));
  const backup = readFileSync(history, 'utf8');
  await activate(talks('1.1.0'));
  await activate(venues('1.0.0'));
  writeFileSync(history, backup);
  await start(talks('1.2.0'));
  expect(live()).toEqual(['mfe_talks@1.1.0', 'mfe_venues@1.0.0']);
  expect(said).toEqual([
    'mfe_talks stays at 1.1.0, which somebody released; for these sources: npm run release -- activate mfe_talks 1.2.0',
  ]);
});

test('a canary that somebody tries goes on', async () => {
  await start(talks('1.0.0'));
  await canary('mfe_talks', '1.1.0', 10);
  await start(talks('1.2.0'));
  expect(live()).toEqual(['mfe_talks@1.0.0']);
  expect(readRegistryFile().canaries).toHaveLength(1);
});

test('only the remotes that somebody tries stay', async () => {
  await start(panels('1.0.0'), talks('1.0.0'), venues('1.0.0'));
  await changeRegistry((registry) => {
    const tried = registry.remotes.filter(({ name }) => name !== 'mfe_panels');
    const canaries = tried.map((remote) => ({
      remote: { ...remote, version: '1.1.0' },
      share: 10,
    }));
    return { registry: { ...registry, canaries }, entries: [] };
  });
  await start(panels('1.2.0'), talks('1.2.0'), venues('1.2.0'));
  expect(live()).toEqual(['mfe_panels@1.2.0', 'mfe_talks@1.0.0', 'mfe_venues@1.0.0']);
});

test('a remote without sources here stays if somebody released it, and goes if only `npm start` had put it there', async () => {
  await start(talks('1.0.0'), venues('1.0.0'));
  await activate(talks('1.1.0'));
  await start(panels('1.0.0'));
  expect(live()).toEqual(['mfe_panels@1.0.0', 'mfe_talks@1.1.0']);
  expect(said).toEqual(['mfe_venues is off the site: it has no sources left']);
  expect(readHistory().at(-1)).toMatchObject({
    by: 'Ada',
    action: 'start',
    remote: 'mfe_venues',
    from: '1.0.0',
    to: null,
  });
});

test('a remote that left the site with its sources is back with them', async () => {
  await start(talks('1.0.0'), venues('1.0.0'));
  await start(talks('1.0.0'));
  await start(talks('1.0.0'), venues('1.0.0'));
  expect(live()).toEqual(['mfe_talks@1.0.0', 'mfe_venues@1.0.0']);
  expect(said).toEqual([]);
});

test('a remote that somebody has retired stays off the site, and `npm start` says so', async () => {
  await start(talks('1.0.0'), venues('1.0.0'));
  await retire('mfe_talks');
  await start(talks('1.1.0'), venues('1.0.0'));
  expect(live()).toEqual(['mfe_venues@1.0.0']);
  expect(said).toEqual([
    'mfe_talks stays off the site, as Ada retired it; for these sources: npm run release -- activate mfe_talks 1.1.0',
  ]);
});

test('a remote without sources here stays while somebody tries a version of it', async () => {
  await start(talks('1.0.0'), venues('1.0.0'));
  await canary('mfe_venues', '1.1.0', 10);
  await start(talks('1.0.0'));
  expect(live()).toEqual(['mfe_talks@1.0.0', 'mfe_venues@1.0.0']);
  expect(readRegistryFile().canaries).toHaveLength(1);
});

test('without any sources, nothing is written: a registry that never was is not missed later', async () => {
  await start();
  expect(existsSync(path.join(directory, 'history.jsonl'))).toBe(false);
  expect(readRegistryFile()).toEqual({ contract: 1, remotes: [] });
});

test('two remotes with one path stop `npm start`, and nothing goes live', async () => {
  const rivals = { name: 'mfe_rivals', version: '1.0.0' };
  const routes = [{ path: '/talks', screen: './Talks', access: 'everyone', title: 'Rivals' }];
  writeRelease(rivals, directory, { contract: { routes } });
  await expect(start(talks('1.0.0'), rivals)).rejects.toThrow(
    'mfe_rivals: /talks is taken by mfe_talks.',
  );
  expect(live()).toEqual([]);
});

test('a path may move from one remote to another with `npm start`', async () => {
  const pathOf = (path: string) => ({
    contract: { routes: [{ path, screen: './Talks', access: 'everyone', title: 'Talks' }] },
  });
  writeRelease(talks('2.0.0'), directory, pathOf('/venues'));
  writeRelease(venues('2.0.0'), directory, pathOf('/talks'));
  await start(talks('1.0.0'), venues('1.0.0'));
  await start(talks('2.0.0'), venues('2.0.0'));
  expect(live()).toEqual(['mfe_talks@2.0.0', 'mfe_venues@2.0.0']);
});
