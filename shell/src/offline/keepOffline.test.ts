import { waitFor } from '@testing-library/react';
import { buildLiveRoute } from '@nzuko/contract/testing';
import { sessionStore } from '@nzuko/shared-auth';
import { buildUser, resetSession, signInAs } from '@nzuko/shared-auth/testing';
import { dataSaverStore } from '@nzuko/shared-ui';
import { resetUi } from '@nzuko/shared-ui/testing';
import { setDataSaver } from '@nzuko/shared-ui/parts';

import { keepOffline } from './keepOffline';

const routes = [
  buildLiveRoute({
    routes: [['/dashboard', './Dashboard']],
    more: { access: 'member', signedOut: { show: '/login' }, offline: true },
  }),
  buildLiveRoute({ routes: [['/t/:token', './TicketLink']], more: { offline: true } }),
  buildLiveRoute({ routes: [['/events', './Catalogue']] }),
];

const register = jest.fn<Promise<void>, [string]>(async () => undefined);
const postMessage = jest.fn<void, [unknown]>();
let navigate: () => void;
let arrive: (path: string) => void;
let stops: (() => void)[] = [];

function start(path: string): void {
  history.replaceState(null, '', path);
  keepOffline(routes, {
    subscribe: (listener) => {
      navigate = listener;
      return () => undefined;
    },
  });
}

beforeAll(() => {
  // It never unsubscribes; here, it must not outlive its test.
  for (const store of [sessionStore, dataSaverStore]) {
    const subscribe = store.subscribe as (listener: () => void) => () => void;
    jest.spyOn(store, 'subscribe').mockImplementation((listener) => {
      const stop = subscribe(listener as () => void);
      stops.push(stop);
      return stop;
    });
  }
});
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
});
beforeEach(() => {
  jest.clearAllMocks();
  resetSession();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register, ready: Promise.resolve({ active: { postMessage } }) },
    configurable: true,
  });
  const at = (path: string) => ({ name: new URL(path, location.href).href });
  window.PerformanceObserver = class {
    constructor(callback: PerformanceObserverCallback) {
      arrive = (path) => callback({ getEntries: () => [at(path)] } as never, this as never);
    }
    observe() {}
  } as never;
  performance.getEntriesByType = () =>
    [at('/assets/main.abc.js'), at('/api/tickets/'), at('/assets/main.abc.js')] as never;
});

test('a page whose route asks for it is kept offline with its files, once', async () => {
  signInAs(buildUser());
  start('/dashboard?tab=my-tickets');
  await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1));
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  expect(postMessage).toHaveBeenCalledWith({
    keep: { page: '/dashboard', files: ['/assets/main.abc.js'] },
  });
  navigate();
  expect(register).toHaveBeenCalledTimes(1);
});

test('a file that was on its way when the worker took over is kept too', async () => {
  signInAs(buildUser());
  start('/dashboard');
  await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1));
  arrive('/api/tickets/');
  arrive('/remotes/mfe_dashboard/1/scan.js');
  expect(postMessage.mock.calls.slice(1)).toEqual([
    [{ keep: { page: '/dashboard', files: ['/remotes/mfe_dashboard/1/scan.js'] } }],
  ]);
});

test('other pages are not kept, nor a member’s page for a visitor', async () => {
  start('/dashboard');
  expect(register).not.toHaveBeenCalled();
  signInAs(buildUser());
  await waitFor(() => expect(register).toHaveBeenCalledTimes(1));

  jest.clearAllMocks();
  start('/events');
  expect(register).not.toHaveBeenCalled();
  history.replaceState(null, '', '/dashboard');
  navigate();
  expect(register).toHaveBeenCalledTimes(1);
});

test('a page for everyone is kept for a visitor too, each under its own path', async () => {
  start('/t/first');
  history.replaceState(null, '', '/t/second');
  navigate();
  await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2));
  expect(postMessage.mock.calls.map(([message]) => message)).toEqual([
    { keep: { page: '/t/first', files: ['/assets/main.abc.js'] } },
    { keep: { page: '/t/second', files: ['/assets/main.abc.js'] } },
  ]);
});

test('kept pages are renewed when Data Saver is chosen, and only then', () => {
  const tell = jest.fn();
  Object.assign(navigator.serviceWorker, { controller: { postMessage: tell } });
  start('/events');
  expect(tell).not.toHaveBeenCalled();
  setDataSaver('on');
  expect(tell.mock.calls).toEqual([[{ renew: true }]]);
  setDataSaver('on');
  expect(tell).toHaveBeenCalledTimes(1);
  resetUi();
});

test('a browser that refuses storage causes no error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  register.mockRejectedValueOnce(new Error('refused'));
  signInAs(buildUser());
  start('/dashboard');
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(sessionStore.getState().status).toBe('authenticated');
  log.mockRestore();
});
