import { directory } from './testing/ownReleases';

import { rmSync } from 'node:fs';

import { activateReleases } from './activateReleases';
import { changeRegistry } from './changeRegistry';
import { setFlag } from './flagCommand';
import { offersOf } from './offers';
import { readRegistryFile } from './registryFile';
import { readHistory } from './releaseHistory';
import { repairRegistry } from './repairRegistry';
import { runRelease } from './runRelease';
import { writeRelease } from './testing/writeRelease';

const flags = { 'talks.map': { about: 'The map of the talks.', default: false, share: 10 } };
const goLive = (version: string, declared: object = { flags }) => {
  const release = { name: 'mfe_talks', version };
  const route = { path: '/talks', screen: './Talks', access: 'everyone', title: 'Talks' };
  writeRelease(release, directory, { contract: { routes: [route], ...declared } });
  return activateReleases(() => [release], { action: 'activate', check: async () => undefined });
};
const settings = () => readRegistryFile().flags;

beforeEach(() => goLive('1.0.0'));
afterEach(() => rmSync(directory, { recursive: true }));

test('an operator switches a flag without a release, and the history says who did it', async () => {
  await setFlag('talks.map', 'off');
  expect(settings()).toEqual({ 'talks.map': { share: 0 } });
  await setFlag('talks.map', '25%');
  await setFlag('talks.map', 'on');
  await setFlag('talks.map', 'reset');
  expect(settings()).toBeUndefined();
  const recorded = readHistory().filter(({ action }) => action === 'flag');
  expect(recorded.map(({ by, flag, remote, from, to }) => [by, flag, remote, from, to])).toEqual([
    ['Ada', 'talks.map', 'mfe_talks', 'as declared', 'off'],
    ['Ada', 'talks.map', 'mfe_talks', 'off', '25 %'],
    ['Ada', 'talks.map', 'mfe_talks', '25 %', 'on'],
    ['Ada', 'talks.map', 'mfe_talks', 'on', 'as declared'],
  ]);
});

test('what is so already is neither written nor recorded', async () => {
  await setFlag('talks.map', 'on');
  expect(await setFlag('talks.map', '100')).toEqual([]);
});

test('a repeated setting is neither written nor recorded, even if another flag and a canary came in between', async () => {
  const about = { about: 'The list.', default: false };
  await goLive('1.1.0', { flags: { ...flags, 'talks.list': about } });
  await setFlag('talks.map', 'on');
  await setFlag('talks.list', 'on');
  await changeRegistry((registry) => ({ registry: { ...registry, canaries: [] }, entries: [] }));
  expect(await setFlag('talks.map', 'on')).toEqual([]);
});

test('of what is so already the command says that there is nothing to change', async () => {
  await setFlag('talks.map', 'on');
  const said: string[] = [];
  await runRelease(['flag', 'talks.map', 'on'], (line) => said.push(line));
  expect(said).toEqual(['Nothing to change.']);
});

test('a setting outlives releases, also one without the flag, and a registry that was spoilt', async () => {
  await setFlag('talks.map', 'off');
  await goLive('1.1.0', {});
  expect(settings()).toEqual({ 'talks.map': { share: 0 } });
  await setFlag('talks.map', '5');
  rmSync(`${directory}/registry.json`);
  await repairRegistry(() => undefined);
  expect(settings()).toEqual({ 'talks.map': { share: 5 } });
  expect(readRegistryFile().remotes.map(({ version }) => version)).toEqual(['1.1.0']);
});

test.each([
  ['talks.mpa', 'on', 'No live remote has a flag “talks.mpa”; one of: talks.map.'],
  ['talks.map', 'half', '“half” is not a setting for a flag: use on, off, a percentage or reset.'],
  ['talks.map', '101', '“101” is not a setting for a flag: use on, off, a percentage or reset.'],
  ['talks.map', '', '“” is not a setting for a flag: use on, off, a percentage or reset.'],
])('“flag %s %s” is refused and changes nothing', async (name, asked, message) => {
  await expect((async () => setFlag(name, asked))()).rejects.toThrow(message);
  expect(settings()).toBeUndefined();
});

test('the list of offers says what is declared, and what is set in its place', () => {
  expect(offersOf({ flags })).toEqual(['flag  talks.map  off  on for 10 %  The map of the talks.']);
  const byLink = { about: 'The list.', default: true, roles: undefined, link: true };
  expect(offersOf({ flags: { 'talks.list': byLink } }, { 'talks.list': { share: 0 } })).toEqual([
    'flag  talks.list  on  by link  SET TO off  The list.',
  ]);
});
