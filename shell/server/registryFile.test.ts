import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Registry } from 'contract';
import { buildRegistered } from 'contract/testing';

import { watchRegistryFile } from './registryFile';

const live = buildRegistered({ name: 'mfe_events', routes: [['/events', './Catalogue']] });
const nobody = () => {
  throw new Error('No visitor is asked for outside a canary');
};

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  file = path.join(folder, 'registry.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const time = new Date('2031-01-01T00:00:00Z');
/** Replaces the file, as activating does; its time says nothing. */
function write(registry: Registry): void {
  writeFileSync(`${file}.next`, JSON.stringify(registry));
  utimesSync(`${file}.next`, time, time);
  renameSync(`${file}.next`, file);
}

test('the text has the shell’s build, no trial, and nobody’s name', async () => {
  const changes = [{ by: 'Ada', action: 'activate' }];
  write({ contract: 1, remotes: [live], canaries: [], ...{ changes } });
  const registry = await watchRegistryFile(file, 'one')(nobody);
  expect(JSON.parse(registry.text)).toEqual({ contract: 1, remotes: [live], shell: 'one' });
  expect(registry.shell).toBe('one');
  expect(registry.routes.map(({ path: at }) => at)).toEqual(['/events']);
});

test('a file that has not changed is not read again', async () => {
  write({ contract: 1, remotes: [live] });
  const registryNow = watchRegistryFile(file, 'one');
  expect(await registryNow(nobody)).toBe(await registryNow(nobody));
});

test('a replaced file is read at once, also with the same time', async () => {
  const registryNow = watchRegistryFile(file, 'one');
  write({ contract: 1, remotes: [live] });
  expect((await registryNow(nobody)).text).toContain('"1.0.0"');
  write({ contract: 1, remotes: [{ ...live, version: '1.1.0' }] });
  expect((await registryNow(nobody)).text).toContain('"1.1.0"');
});

test('so is a file that was written over', async () => {
  const registryNow = watchRegistryFile(file, 'one');
  write({ contract: 1, remotes: [live] });
  await registryNow(nobody);
  writeFileSync(file, JSON.stringify({ contract: 1, remotes: [] }));
  expect((await registryNow(nobody)).routes).toEqual([]);
});

test('during a canary each visitor gets their own', async () => {
  const canaries = [{ remote: { ...live, version: '2.0.0' }, share: 50 }];
  write({ contract: 1, remotes: [live], canaries });
  const registryNow = watchRegistryFile(file, 'one');
  const texts = await Promise.all(
    Array.from({ length: 40 }, async (_, visitor) => (await registryNow(() => `${visitor}`)).text),
  );
  const versions = texts.map((text) => (JSON.parse(text) as Registry).remotes[0]?.version);
  expect(new Set(versions)).toEqual(new Set(['1.0.0', '2.0.0']));
  expect(texts.join()).not.toContain('canaries');
});
