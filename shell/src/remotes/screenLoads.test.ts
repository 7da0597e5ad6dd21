import { buildLiveRoute } from '../testing/builders';
import { createScreenLoads, type LoadOnce } from './screenLoads';

const route = buildLiveRoute();
const Screen = () => null;
const gone = () => Promise.reject(new Error('ScriptNetworkError: unreachable #RUNTIME-008'));

function loadsWith(loadOnce: LoadOnce) {
  const spy = jest.fn(loadOnce);
  return { loads: createScreenLoads(spy), tries: spy };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The look at the entry's status after a network failure.
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a screen is loaded once, however often it is asked for', async () => {
  const { loads, tries } = loadsWith(() => Promise.resolve(Screen));
  expect(loads.of(route)).toEqual({ state: 'idle' });
  await Promise.all([loads.load(route), loads.load(route)]);
  await loads.load(route);
  expect(loads.of(route)).toEqual({ state: 'ready', Screen });
  expect(tries).toHaveBeenCalledTimes(1);
  expect(tries).toHaveBeenCalledWith(route, false);
});

test('a failure is retried twice with backoff, each time with the remote registered anew', async () => {
  const { loads, tries } = loadsWith(gone);
  const done = loads.load(route);
  await jest.advanceTimersByTimeAsync(499);
  expect(tries).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(tries).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1_500);
  await done;
  expect(tries.mock.calls.map(([, again]) => again)).toEqual([false, true, true]);
  expect(loads.of(route)).toMatchObject({ state: 'failed', failure: { kind: 'network' } });
});

test('a screen that comes at the second try is there', async () => {
  let tried = 0;
  const { loads } = loadsWith(() => (++tried === 1 ? gone() : Promise.resolve(Screen)));
  const done = loads.load(route);
  await jest.advanceTimersByTimeAsync(500);
  await done;
  expect(loads.of(route)).toEqual({ state: 'ready', Screen });
});

test('a try that hangs is given up after 15 s', async () => {
  const { loads, tries } = loadsWith(() => new Promise(() => undefined));
  void loads.load(route);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(tries).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(501);
  expect(tries).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(15_000 + 1_500 + 15_000);
  expect(loads.of(route)).toMatchObject({ state: 'failed', failure: { kind: 'timeout' } });
});

test('Try again after a failure begins anew and can succeed', async () => {
  let broken = true;
  const { loads } = loadsWith(() => (broken ? gone() : Promise.resolve(Screen)));
  void loads.load(route);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(loads.of(route).state).toBe('failed');
  broken = false;
  await loads.load(route);
  expect(loads.of(route)).toEqual({ state: 'ready', Screen });
});

test('a route that the registry cannot serve fails at once, without a try', async () => {
  const { loads, tries } = loadsWith(() => Promise.resolve(Screen));
  const unavailable = buildLiveRoute({ available: false });
  await loads.load(unavailable);
  expect(tries).not.toHaveBeenCalled();
  expect(loads.of(unavailable)).toMatchObject({
    state: 'failed',
    failure: { kind: 'unavailable' },
  });
});

test('an entry that the server answers with an error is told as http', async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: false } as Response));
  const { loads } = loadsWith(gone);
  void loads.load(route);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(loads.of(route)).toMatchObject({ state: 'failed', failure: { kind: 'http' } });
});
