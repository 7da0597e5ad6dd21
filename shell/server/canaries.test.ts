import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fastify from 'fastify';

import type { Registry } from '../src/registry/registryTypes';
import { buildRegistered } from '../src/testing/builders';
import { registryFor, visitorOf } from './canaries';
import { watchRegistryFile } from './registryFile';

const live = buildRegistered({ name: 'mfe_events', routes: [['/events', './Catalogue']] });
const onTrial = { ...live, version: '2.0.0' };
const registry = (share: number): Registry => ({
  contract: 1,
  remotes: [live],
  canaries: [{ remote: onTrial, share }],
});
const versionFor = (visitor: string, share: number) =>
  registryFor(registry(share), visitor).remotes[0]?.version;

test('a visitor stays on the side of a trial that is theirs', () => {
  const visitor = randomUUID();
  const versions = Array.from({ length: 20 }, () => versionFor(visitor, 50));
  expect(new Set(versions).size).toBe(1);
});

test.each([0, 10, 50, 100])('%d percent of the visitors get the version on trial', (share) => {
  const visitors = Array.from({ length: 2_000 }, (_, number) => `visitor ${number}`);
  const tried = visitors.filter((visitor) => versionFor(visitor, share) === '2.0.0').length;
  expect(Math.abs(tried / 20 - share)).toBeLessThan(3);
});

test('a wider share keeps those who were in the narrow one', () => {
  const visitors = Array.from({ length: 500 }, (_, number) => `visitor ${number}`);
  const among = (share: number) =>
    visitors.filter((visitor) => versionFor(visitor, share) === '2.0.0');
  expect(among(30)).toEqual(expect.arrayContaining(among(10)));
});

test('a cookie is given only while a version is on trial, and kept', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'canary-'));
  const file = path.join(folder, 'registry.json');
  const write = (content: Registry) => writeFileSync(file, JSON.stringify(content));
  const registryNow = watchRegistryFile(file, 'one');
  const app = fastify();
  app.get('/', async (request, reply) => (await registryNow(() => visitorOf(request, reply))).text);

  write({ contract: 1, remotes: [live] });
  expect((await app.inject('/')).headers['set-cookie']).toBeUndefined();

  rmSync(file);
  write(registry(100));
  const first = await app.inject('/');
  const cookie = String(first.headers['set-cookie']);
  expect(cookie).toMatch(/^nzuko_visitor=[\w-]{36}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  expect(first.json().remotes[0].version).toBe('2.0.0');
  expect(first.json().canaries).toBeUndefined();
  const again = await app.inject({ url: '/', headers: { cookie: cookie.split(';')[0] } });
  expect(again.headers['set-cookie']).toBeUndefined();
  await app.close();
  rmSync(folder, { recursive: true });
});
