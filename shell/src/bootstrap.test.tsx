import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveRegistryOf } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import { resetSession } from '@nzuko/shared-auth/testing';

import { bootstrap } from './bootstrap';
import { createScreenLoads, type LoadOnce } from './remotes/screenLoads';

const never: LoadOnce = () => new Promise(() => undefined);
const gone: LoadOnce = () => Promise.reject(new Error('ScriptNetworkError #RUNTIME-008'));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Starts a page at `/` with `markup` in its HTML and one remote, loaded by `loadOnce`. */
function start(loadOnce: LoadOnce, markup: string): void {
  history.replaceState(null, '', '/');
  document.body.innerHTML = `<div id="root">${markup}</div><div id="fatal" hidden></div>`;
  const remotes = [buildRegistered({ name: 'mfe_landing', routes: [['/', './Landing']] })];
  const registry = liveRegistryOf({ remotes });
  void bootstrap({ registry, loads: createScreenLoads(loadOnce), current: registry.routes[0] });
}

async function expectBarAlive(): Promise<void> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const bar = within(screen.getByRole('banner'));
  await user.click(bar.getByRole('button', { name: 'Open menu' }));
  expect(bar.getByRole('button', { name: 'Close menu' })).toBeInTheDocument();
}

beforeEach(() => {
  jest.useFakeTimers();
  resetSession();
  window.scrollTo = jest.fn();
  performance.mark = jest.fn();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const rendered = '<div id="prerendered"><header>bar</header><main><h1>Sell out</h1></main></div>';

test.each([
  ['hangs', never],
  ['is gone', gone],
])(
  'on a prerendered page the nav bar works after a second, even if its remote %s',
  async (_, load) => {
    start(load, rendered);
    await pass(1_000);
    await expectBarAlive();
    expect(
      within(screen.getByRole('main')).getByRole('heading', { name: 'Sell out' }),
    ).toBeInTheDocument();
    await pass(15_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Part of this page could not be loaded');
  },
);

test('on a page that the server has not rendered either', async () => {
  start(never, '<div class="first-paint">Loading…</div>');
  await pass(1_000);
  await expectBarAlive();
  await pass(3_000);
  expect(screen.getByText('Still loading. Your connection may be slow.')).toBeInTheDocument();
});

test('a screen that loads within that second is rendered together with the frame', async () => {
  start(() => Promise.resolve(() => <h1>Live</h1>), rendered);
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Live' })).toBeInTheDocument();
  expect(document.getElementById('prerendered')).toBeNull();
});
