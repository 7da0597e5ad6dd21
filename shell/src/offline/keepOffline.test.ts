import { waitFor } from '@testing-library/react';
import { sessionStore } from 'shared-auth';
import { buildUser, resetSession, signInAs } from 'shared-auth/testing';

import { buildLiveRoute } from '../testing/builders';
import { keepOffline } from './keepOffline';

const routes = [
  buildLiveRoute({ routes: [['/dashboard', './Dashboard']], more: { offline: true } }),
  buildLiveRoute({ routes: [['/events', './Catalogue']] }),
];

const register = jest.fn<Promise<void>, [string]>(async () => undefined);
const postMessage = jest.fn<void, [unknown]>();
let navigate: () => void;

function start(path: string): void {
  history.replaceState(null, '', path);
  keepOffline(routes, {
    subscribe: (listener) => {
      navigate = listener;
      return () => undefined;
    },
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  resetSession();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register, ready: Promise.resolve({ active: { postMessage } }) },
    configurable: true,
  });
  const at = (path: string) => ({ name: new URL(path, location.href).href });
  performance.getEntriesByType = () =>
    [at('/assets/main.abc.js'), at('/api/tickets/'), at('/assets/main.abc.js')] as never;
});

test('a page that its route wants kept is kept with its files, once', async () => {
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

test('no other page, and nothing for a visitor', async () => {
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

test('a browser that refuses is no fault of the page', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  register.mockRejectedValueOnce(new Error('refused'));
  signInAs(buildUser());
  start('/dashboard');
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(sessionStore.getState().status).toBe('authenticated');
  log.mockRestore();
});
