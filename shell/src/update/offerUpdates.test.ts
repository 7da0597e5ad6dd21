import { liveRegistryOf } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { toastStore } from '@nzuko/shared-ui';
import { resetUi } from '@nzuko/shared-ui/testing';

import { OVERRIDE } from '../override/asked';
import { offerUpdates } from './offerUpdates';

const server = setupServer();
const events = buildRegistered({ name: 'mfe_events', routes: [['/events', './Catalogue']] });
const registryOf = (version: string) => ({
  contract: 1,
  shell: 'one',
  remotes: [{ ...events, version }],
});
const titles = () =>
  toastStore
    .getState()
    .toasts.filter(({ open }) => open)
    .map(({ title }) => title);
const OFFER = 'A new version of Nzuko is ready';

let stop: () => void;
const fetching = jest.spyOn(globalThis, 'fetch');
const reading = jest.spyOn(Response.prototype, 'json');

const serve = (answer: () => Response) => server.use(route.get('/registry.json', answer));
const serveVersion = (version: string) => serve(() => HttpResponse.json(registryOf(version)));

/** Brings the page to the front; resolves when it has checked. */
async function comeBack(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  for (const step of [fetching, reading]) {
    await Promise.allSettled(step.mock.results.map(({ value }) => value as unknown));
  }
  // It handles the answer in this turn of the event loop.
  await new Promise((done) => setTimeout(done));
}

beforeAll(() => server.listen());
afterAll(() => jest.restoreAllMocks());
afterAll(() => server.close());
beforeEach(() => {
  jest.clearAllMocks();
  resetUi();
  stop = offerUpdates(liveRegistryOf(registryOf('1.0.0')));
});
afterEach(() => {
  stop();
  server.resetHandlers();
});

test('nothing is offered while the versions match the page’s', async () => {
  serveVersion('1.0.0');
  await comeBack();
  expect(titles()).toEqual([]);
});

test('a newer release offers a reload, once', async () => {
  serveVersion('1.1.0');
  await comeBack();
  await comeBack();
  expect(titles()).toEqual([OFFER]);
  expect(toastStore.getState().toasts[0]?.action?.label).toBe('Reload');
});

test('a newer shell offers a reload too', async () => {
  serve(() => HttpResponse.json({ ...registryOf('1.0.0'), shell: 'another' }));
  await comeBack();
  expect(titles()).toEqual([OFFER]);
});

test('a rollback withdraws the offer', async () => {
  serveVersion('1.1.0');
  await comeBack();
  serveVersion('1.0.0');
  await comeBack();
  expect(titles()).toEqual([]);
});

test('nothing is offered while a form is unsaved, but afterwards', async () => {
  serveVersion('1.1.0');
  const guard = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  await comeBack();
  expect(titles()).toEqual([]);
  window.removeEventListener('beforeunload', guard);
  await comeBack();
  expect(titles()).toEqual([OFFER]);
});

test('a page that shows a remote from the developer’s machine is offered no release', async () => {
  document.documentElement.dataset.override = '';
  sessionStorage.setItem(OVERRIDE, 'mfe_events@http://localhost:3001');
  serveVersion('1.1.0');
  await comeBack();
  expect(titles()).toEqual([]);
  sessionStorage.removeItem(OVERRIDE);
  delete document.documentElement.dataset.override;
});

test.each([
  ['an error', () => new HttpResponse(null, { status: 503 })],
  ['no registry', () => HttpResponse.json({})],
  ['no JSON', () => HttpResponse.text('<!doctype html>')],
  ['nothing', () => HttpResponse.error()],
])('a look that gets %s offers nothing', async (_what, answer) => {
  serve(answer);
  await comeBack();
  expect(titles()).toEqual([]);
});
