import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Registry } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import fastify from 'fastify';

import { registryFor } from './canaries';
import { visitorOf } from './visitor';
import { visitorRegistries } from './visitorRegistries';

const live = buildRegistered({ name: 'mfe_events', routes: [['/events', './Catalogue']] });
const registry = (share: number, version = '2.0.0'): Registry => ({
  contract: 1,
  remotes: [live],
  canaries: [{ remote: { ...live, version }, share }],
});
const versionFor = (visitor: string, share: number, version?: string) =>
  registryFor(registry(share, version), visitor).remotes[0]?.version;

test('a visitor stays on their side of a canary', () => {
  const visitor = randomUUID();
  const versions = Array.from({ length: 20 }, () => versionFor(visitor, 50));
  expect(new Set(versions).size).toBe(1);
});

const visitors = Array.from({ length: 2_000 }, (_, number) => `visitor ${number}`);
/** The visitors who get the version on trial. */
const among = (share: number, version?: string) =>
  visitors.filter((visitor) => versionFor(visitor, share, version) !== '1.0.0');

test.each([1, 10, 50, 99])('about %d percent of visitors get the canary', (share) => {
  expect(Math.abs(among(share).length / 20 - share)).toBeLessThan(3);
});

test('with 0 percent nobody gets it, with 100 everybody', () => {
  expect(among(0)).toEqual([]);
  expect(among(100)).toEqual(visitors);
});

test('a larger share keeps the visitors of the smaller one', () => {
  expect(among(30)).toEqual(expect.arrayContaining(among(10)));
});

test('the next version draws its visitors anew', () => {
  const both = among(50, '3.0.0').filter((visitor) => versionFor(visitor, 50) === '2.0.0');
  expect(Math.abs(both.length / 20 - 25)).toBeLessThan(3);
});

test('a cookie is only set during a canary, and is kept', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'canary-'));
  const file = path.join(folder, 'registry.json');
  const write = (content: Registry) => writeFileSync(file, JSON.stringify(content));
  const app = fastify();
  const registryNow = visitorRegistries(file, 'one', app.log);
  app.get(
    '/',
    async (request, reply) => (await registryNow.forVisitor(() => visitorOf(request, reply))).text,
  );

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

test('without a canary everybody gets the live remotes', () => {
  expect(registryFor({ contract: 1, remotes: [live] }, 'visitor 1').remotes).toEqual([live]);
});

test('only the remote on trial is exchanged', () => {
  const other = buildRegistered({ name: 'mfe_auth', routes: [['/login', './Login']] });
  const { canaries, ...rest } = registryFor(
    { ...registry(100), remotes: [other, live], shell: 'one' } as Registry,
    'visitor 1',
  ) as Registry & { shell: string };
  expect(canaries).toBeUndefined();
  expect(rest.shell).toBe('one');
  expect(rest.remotes.map(({ name, version }) => [name, version])).toEqual([
    ['mfe_auth', '1.0.0'],
    ['mfe_events', '2.0.0'],
  ]);
});
