import { liveRegistryOf } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import { isOverrideAsked, OVERRIDE } from './asked';
import { applyOverride, forgetOverride, parseOverride, takeAsked } from './override';

const ORIGIN = 'http://localhost:3001';
const server = setupServer();
const landing = buildRegistered({ name: 'mfe_landing', routes: [['/', './Landing']] });
const events = buildRegistered({ name: 'mfe_events', routes: [['/events', './Catalogue']] });
const registry = liveRegistryOf({ remotes: [landing, events] });
const speakers = { path: '/speakers', screen: './Speakers', access: 'everyone', title: 'Speakers' };
const local = { name: 'mfe_events', contract: 1, routes: [...events.routes, speakers] };
const manifest = { metaData: { remoteEntry: { path: '', name: 'remoteEntry.new.js' } } };

function serve(contract: object, manifestNow: object = manifest): void {
  server.use(
    route.get(`${ORIGIN}/remote.json`, () => HttpResponse.json(contract)),
    route.get(`${ORIGIN}/mf-manifest.json`, () => HttpResponse.json(manifestNow)),
  );
}
const apply = (text = `mfe_events@${ORIGIN}`) => applyOverride(registry, parseOverride(text));

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => (document.documentElement.dataset.override = ''));
afterEach(() => {
  server.resetHandlers();
  forgetOverride();
  history.replaceState(null, '', '/');
});

describe('an override is refused', () => {
  test.each([
    ['', 'is not of the form'],
    ['mfe_events', 'is not of the form'],
    ['mfe_events@3001', 'is not of the form'],
    ['mfe_events@https://evil.test', 'Only http://localhost'],
    ['mfe_events@http://localhost.evil.test:3001', 'Only http://localhost'],
    ['mfe_events@http://localhost@evil.test', 'Only http://localhost'],
    ['mfe_events@javascript:alert(1)', 'Only http://localhost'],
    ['mfe_events@//localhost:3001', 'is not of the form'],
  ])('“%s”', (text, message) => {
    expect(() => parseOverride(text)).toThrow(message);
  });

  test('for an unknown remote, naming the known ones', async () => {
    await expect(apply(`mfe_tickets@${ORIGIN}`)).rejects.toThrow(
      'There is no remote mfe_tickets; one of: mfe_landing, mfe_events.',
    );
  });

  test.each<[string, () => Response]>([
    ['nothing', () => HttpResponse.error()],
    ['an error', () => new HttpResponse(null, { status: 404 })],
    ['HTML', () => HttpResponse.text('<!doctype html>')],
  ])('when its server answers with %s', async (_what, answer) => {
    server.use(route.get(`${ORIGIN}/*`, answer));
    await expect(apply()).rejects.toThrow(`${ORIGIN} does not serve a remote`);
  });

  test.each<[string, object, string]>([
    ['another remote', { ...local, name: 'mfe_auth' }, 'serves mfe_auth'],
    ['a contract of the future', { ...local, contract: 2 }, 'contract 2 is not supported'],
    ['a malformed route', { ...local, routes: [{ path: 'x' }] }, 'a route is malformed'],
  ])('that is %s', async (_what, contract, message) => {
    serve(contract);
    await expect(apply()).rejects.toThrow(message);
  });
});

test('a local remote replaces the released one, including its new routes; the others stay', async () => {
  serve(local);
  const { routes } = await apply();
  expect(routes.map(({ path, remote, available }) => [path, remote.entry, available])).toEqual([
    ['/', landing.entry, true],
    ['/events', `${ORIGIN}/remoteEntry.new.js`, true],
    ['/speakers', `${ORIGIN}/remoteEntry.new.js`, true],
  ]);
});

test('a local remote’s nav entries stand in for those of the release', async () => {
  serve({ ...local, nav: [{ label: 'Speakers', path: '/speakers', access: 'everyone' }] });
  expect((await apply()).nav.map(({ label }) => label)).toEqual(['Speakers']);
});

test('a local remote cannot take another remote’s path', async () => {
  serve({ ...local, routes: [{ ...speakers, path: '/' }] });
  const { routes } = await apply();
  expect(routes.map(({ path, remote }) => [path, remote.name])).toEqual([['/', 'mfe_landing']]);
});

describe('an override is asked for', () => {
  test('by the URL, and is kept for this tab while the URL loses it', () => {
    history.replaceState(null, '', `/events?page=2&${OVERRIDE}=mfe_events@${ORIGIN}#top`);
    expect(isOverrideAsked()).toBe(true);
    expect(takeAsked()).toBe(`mfe_events@${ORIGIN}`);
    expect(location.pathname + location.search + location.hash).toBe('/events?page=2#top');
    expect(isOverrideAsked()).toBe(true);
    expect(takeAsked()).toBe(`mfe_events@${ORIGIN}`);
  });

  test('by local storage, until it is reset', () => {
    localStorage.setItem(OVERRIDE, `mfe_events@${ORIGIN}`);
    expect(isOverrideAsked()).toBe(true);
    forgetOverride();
    expect(isOverrideAsked()).toBe(false);
  });

  test('without effect if the page server does not allow it', () => {
    delete document.documentElement.dataset.override;
    history.replaceState(null, '', `/?${OVERRIDE}=mfe_events@${ORIGIN}`);
    expect(isOverrideAsked()).toBe(false);
  });
});
