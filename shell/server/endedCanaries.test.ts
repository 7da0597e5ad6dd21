import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Registry } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';

import { EndedCanaries } from './endedCanaries';
import { visitorRegistries } from './visitorRegistries';
import { answers, startFakeApi } from './testing/fakeApi';

const live = buildRegistered({ name: 'mfe_events', routes: [['/events', './Catalogue']] });
const since = '2026-11-24T08:00:00.000Z';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let folder: string;
let warnings: string[];
const log = {
  error: () => undefined,
  warn: (_what: object, message: string) => void warnings.push(message),
};
beforeEach(async () => {
  api = await startFakeApi(answers(200, { ended: null }));
  folder = mkdtempSync(path.join(tmpdir(), 'canaries-'));
  warnings = [];
});
afterEach(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** A page server's view of a registry in which every visitor gets version 2.0.0. */
function pageServer(begun: string | undefined = since) {
  const file = path.join(folder, 'registry.json');
  const canary = { remote: { ...live, version: '2.0.0' }, share: 100, since: begun };
  const write = (canaries: Registry['canaries']) => {
    rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify({ contract: 1, remotes: [live], canaries }));
  };
  write([canary]);
  const ended = new EndedCanaries({ apiUrl: api.url, margin: 2, log });
  const registryNow = visitorRegistries(file, 'one', log, ended.has);
  return {
    async ask() {
      await ended.watch(registryNow.trials);
      ended.stop();
    },
    loseRegistry: () => rmSync(file),
    begin: (at: string) => write([{ ...canary, since: at }]),
    version: async () => (await registryNow.forVisitor(randomUUID)).routes[0]?.remote.version,
  };
}

test('a canary goes on while the API has nothing against it', async () => {
  const server = pageServer();
  await server.ask();
  expect(await server.version()).toBe('2.0.0');
  expect(api.asked).toEqual([{ url: '/api/metrics/canaries/', token: undefined }]);
});

test('once the API says that it has ended, every visitor gets the live version, without a cookie', async () => {
  api.answer = answers(200, { ended: '2.0.0 failed on 30% of its pages, and 1.0.0 on 0%' });
  const server = pageServer();
  await server.ask();
  expect(await server.version()).toBe('1.0.0');
});

test('begun again, it is another canary', async () => {
  api.answer = answers(200, { ended: 'It failed.' });
  const server = pageServer();
  await server.ask();
  server.begin('2026-11-24T09:00:00.000Z');
  expect(await server.version()).toBe('2.0.0');
});

test('without a registry there is nothing to ask, and the API isn’t blamed', async () => {
  const server = pageServer();
  server.loseRegistry();
  await server.ask();
  expect(api.asked).toEqual([]);
  expect(warnings).toEqual([]);
});

test.each([
  ['is down', () => api.stop()],
  ['fails', () => void (api.answer = answers(500, {}))],
  ['doesn’t answer', () => void (api.answer = () => undefined)],
])('it goes on while the API %s, and the log says so', async (_how, breakApi) => {
  const server = pageServer();
  await breakApi();
  await server.ask();
  expect(await server.version()).toBe('2.0.0');
  expect(warnings).toEqual(['the API did not say whether a canary goes on']);
});

test('an answer that fails for one canary keeps no other from ending', async () => {
  const trialOf = (name: string) => {
    const remote = { ...live, name };
    return { canary: { remote: { ...remote, version: '2.0.0' }, share: 10, since }, live: remote };
  };
  const [first, second] = [trialOf('mfe_first'), trialOf('mfe_second')];
  api.answer = (request, response) =>
    api.asked.length === 1
      ? answers(400, {})(request, response)
      : answers(200, { ended: 'It failed.' })(request, response);
  const ended = new EndedCanaries({ apiUrl: api.url, margin: 2, log });
  await ended.watch(async () => [first, second]);
  ended.stop();
  expect([first, second].map(({ canary }) => ended.has(canary))).toEqual([false, true]);
  expect(warnings).toHaveLength(1);
});

test('nobody is asked about a canary from before its beginning was recorded', async () => {
  const server = pageServer('');
  await server.ask();
  expect(api.asked).toEqual([]);
});
