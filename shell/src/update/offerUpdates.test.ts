import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { toastStore } from 'shared-ui';
import { resetUi } from 'shared-ui/testing';

import { readRegistry } from '../registry/readRegistry';
import { buildRegistered } from '../testing/builders';
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
let looks = 0;

function serve(answer: () => Response): void {
  server.use(
    route.get('/registry.json', () => {
      looks += 1;
      return answer();
    }),
  );
}
const serveVersion = (version: string) => serve(() => HttpResponse.json(registryOf(version)));

/** The page comes to the front; resolves when it has looked. */
async function comeBack(): Promise<void> {
  const before = looks;
  document.dispatchEvent(new Event('visibilitychange'));
  while (looks === before) await new Promise((done) => setTimeout(done));
  await new Promise((done) => setTimeout(done, 20));
}

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  looks = 0;
  resetUi();
  stop = offerUpdates(readRegistry(registryOf('1.0.0')));
});
afterEach(() => {
  stop();
  server.resetHandlers();
});

test('nothing is offered while the versions are those of the page', async () => {
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

test('a release that is taken back takes its offer along', async () => {
  serveVersion('1.1.0');
  await comeBack();
  serveVersion('1.0.0');
  await comeBack();
  expect(titles()).toEqual([]);
});

test('nothing is offered in the middle of an unsaved form, but after it', async () => {
  serveVersion('1.1.0');
  const guard = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  await comeBack();
  expect(titles()).toEqual([]);
  window.removeEventListener('beforeunload', guard);
  await comeBack();
  expect(titles()).toEqual([OFFER]);
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
