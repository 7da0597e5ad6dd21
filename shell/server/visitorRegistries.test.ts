import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Registry } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';

import { buildServer } from './app';
import { readConfig } from './config';
import { visitorRegistries } from './visitorRegistries';
import { makeBuiltSite } from './testing/builtSite';

const live = buildRegistered({ name: 'mfe_events', routes: [['/events', './Catalogue']] });
const nobody = () => {
  throw new Error('No visitor is asked for outside a canary');
};

let folder: string;
let file: string;
let logged: { error: Error; message: string }[];
const log = {
  error: (what: object, message: string) => {
    const { err, errorId } = what as { err: Error; errorId: string };
    expect(errorId).toMatch(/^[0-9a-f]{8}$/);
    logged.push({ error: err, message });
  },
};
/** The file, as a page server sees it. */
const watched = () => visitorRegistries(file, 'one', log);
beforeEach(() => {
  logged = [];
  folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  file = path.join(folder, 'registry.json');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const time = new Date('2031-01-01T00:00:00Z');
/** Replaces the file, as activating does; its time says nothing. */
function write(registry: Registry): void {
  for (const { entry } of registry.remotes) {
    const script = path.join(folder, entry.replace('/remotes/', ''));
    mkdirSync(path.dirname(script), { recursive: true });
    writeFileSync(script, '');
  }
  writeFileSync(`${file}.next`, JSON.stringify(registry));
  utimesSync(`${file}.next`, time, time);
  renameSync(`${file}.next`, file);
}

test('a file that couldn’t be read for a passing reason is read again', async () => {
  const registry = watched();
  write({ contract: 1, remotes: [live] });
  await registry.forVisitor(nobody);
  write({ contract: 1, remotes: [{ ...live, version: '2.0.0' }] });
  const tooMany = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  jest.spyOn(promises, 'readFile').mockRejectedValueOnce(tooMany);
  const versionNow = async () =>
    /"version":"([^"]+)/.exec((await registry.forVisitor(nobody)).text)?.[1];
  expect(await versionNow()).toBe(live.version);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
  expect(await versionNow()).toBe('2.0.0');
  expect(await registry.faults()).toEqual({ file: 0, remote: 0 });
});

test('the text has the shell’s build, no trial, and nobody’s name', async () => {
  const changes = [{ by: 'Ada', action: 'activate' }];
  write({ contract: 1, remotes: [live], canaries: [], ...{ changes } });
  const registry = await watched().forVisitor(nobody);
  expect(JSON.parse(registry.text)).toEqual({
    contract: 1,
    remotes: [live],
    nav: [{ label: 'Events', path: '/events', access: 'member' }],
    shell: 'one',
  });
  expect(registry.shell).toBe('one');
  expect(registry.routes.map(({ path: at }) => at)).toEqual(['/events']);
});

test('a file that has not changed is not read again', async () => {
  write({ contract: 1, remotes: [live] });
  const registryNow = watched();
  expect(await registryNow.forVisitor(nobody)).toBe(await registryNow.forVisitor(nobody));
});

test('a replaced file is read at once, also with the same time', async () => {
  const registryNow = watched();
  write({ contract: 1, remotes: [live] });
  expect((await registryNow.forVisitor(nobody)).text).toContain('"1.0.0"');
  write({ contract: 1, remotes: [{ ...live, version: '1.1.0' }] });
  expect((await registryNow.forVisitor(nobody)).text).toContain('"1.1.0"');
});

test('so is a file that was written over', async () => {
  const registryNow = watched();
  write({ contract: 1, remotes: [live] });
  await registryNow.forVisitor(nobody);
  writeFileSync(file, JSON.stringify({ contract: 1, remotes: [] }));
  expect((await registryNow.forVisitor(nobody)).routes).toEqual([]);
});

test('during a canary each visitor gets their own', async () => {
  const canaries = [{ remote: { ...live, version: '2.0.0' }, share: 50 }];
  write({ contract: 1, remotes: [live], canaries });
  const registryNow = watched();
  const texts = await Promise.all(
    Array.from(
      { length: 40 },
      async (_, visitor) => (await registryNow.forVisitor(() => `${visitor}`)).text,
    ),
  );
  const versions = texts.map((text) => (JSON.parse(text) as Registry).remotes[0]?.version);
  expect(new Set(versions)).toEqual(new Set(['1.0.0', '2.0.0']));
  expect(texts.join()).not.toContain('canaries');
});

describe.each([
  ['is cut off', (text: string) => text.slice(0, -9)],
  ['is empty', () => ''],
  ['has bad canaries', (text: string) => text.replace('}]}', '}],"canaries":{}}')],
  [
    'has canaries of nothing',
    (text: string) => text.replace('}]}', '}],"canaries":[{"share":5}]}'),
  ],
])('a registry that %s', (_what, spoil) => {
  const spoilIt = () => {
    const text = JSON.stringify({ contract: 1, remotes: [live] });
    expect(spoil(text)).not.toBe(text);
    writeFileSync(file, spoil(text));
  };

  test('leaves the last good one in place, is told once, and counted', async () => {
    write({ contract: 1, remotes: [live] });
    const registryNow = watched();
    const before = await registryNow.forVisitor(nobody);
    expect(await registryNow.faults()).toEqual({ file: 0, remote: 0 });
    spoilIt();
    expect(await registryNow.forVisitor(nobody)).toBe(before);
    expect(await registryNow.forVisitor(nobody)).toBe(before);
    expect(await registryNow.faults()).toEqual({ file: 1, remote: 0 });
    expect(logged.map(({ message }) => message)).toEqual([
      'the registry is unusable, so the last good one is served (docs/operations.md)',
    ]);
    write({ contract: 1, remotes: [{ ...live, version: '1.1.0' }] });
    expect((await registryNow.forVisitor(nobody)).text).toContain('"1.1.0"');
    expect(await registryNow.faults()).toEqual({ file: 0, remote: 0 });
  });

  test('is replaced by the one kept on the disk, after a restart', async () => {
    write({ contract: 1, remotes: [live] });
    copyFileSync(file, path.join(folder, 'registry.good.json'));
    spoilIt();
    const registryNow = watched();
    expect((await registryNow.forVisitor(nobody)).routes).toHaveLength(1);
    expect(await registryNow.faults()).toEqual({ file: 1, remote: 0 });
  });
});

test('a registry that is gone leaves the last good one, too; without any, nothing can be served', async () => {
  write({ contract: 1, remotes: [live] });
  const registryNow = watched();
  await registryNow.forVisitor(nobody);
  rmSync(file);
  expect((await registryNow.forVisitor(nobody)).routes).toHaveLength(1);
  await expect(watched().forVisitor(nobody)).rejects.toThrow('ENOENT');
});

test('what is wrong with one remote is told and counted, and costs the others nothing', async () => {
  const later = buildRegistered({ name: 'mfe_later', routes: [['/later', './Later']] });
  write({ contract: 1, remotes: [live, { ...later, contract: 2 }] });
  const registryNow = watched();
  const { routes } = await registryNow.forVisitor(nobody);
  expect(routes.map(({ available }) => available)).toEqual([true, false]);
  expect(await registryNow.faults()).toEqual({ file: 0, remote: 1 });
  expect(logged.map(({ error }) => error.message)).toEqual([
    'mfe_later: contract 2 is not supported',
  ]);
});

test('a release whose files are gone is told once, and counted until they are back', async () => {
  write({ contract: 1, remotes: [live] });
  const registryNow = watched();
  expect(await registryNow.faults()).toEqual({ file: 0, remote: 0 });
  const release = path.join(folder, 'mfe_events/1.0.0');
  renameSync(release, `${release}.away`);
  expect(await registryNow.faults()).toEqual({ file: 0, remote: 1 });
  expect(await registryNow.faults()).toEqual({ file: 0, remote: 1 });
  expect(logged.map(({ error }) => error.message)).toEqual([
    'mfe_events@1.0.0: its files are gone',
  ]);
  renameSync(`${release}.away`, release);
  expect(await registryNow.faults()).toEqual({ file: 0, remote: 0 });
});

test('no page changes while the registry is spoilt, and the metrics say so', async () => {
  const site = await makeBuiltSite();
  const { shellDirectory, releasesDirectory } = site;
  const app = await buildServer({ ...readConfig({}), shellDirectory, releasesDirectory });
  app.log.level = 'silent';
  const pageNow = async () => (await app.inject('/')).body.replaceAll(/nonce="[^"]+"/g, '');
  const before = await pageNow();
  for (const text of ['', '{"contract":1,"remotes":[{"na']) {
    await site.write('releases/registry.json', text);
    expect(await pageNow()).toBe(before);
    expect((await app.inject('/metrics')).body).toContain('registry_faults{kind="file"} 1');
  }
  await app.close();
  await site.remove();
});
