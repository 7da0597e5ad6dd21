import { buildLiveRoute } from '@nzuko/contract/testing';

import { withoutNetwork } from '../testing/withoutNetwork';
import { createScreenLoads, type LoadOnce } from './screenLoads';

const route = buildLiveRoute();
const Screen = () => null;
const gone = () => Promise.reject(new Error('ScriptNetworkError: unreachable #RUNTIME-008'));

function loadsWith(loadOnce: LoadOnce) {
  const spy = jest.fn(loadOnce);
  return { loads: createScreenLoads(spy), tries: spy };
}

withoutNetwork();

test('a screen is loaded once, however often it is requested', async () => {
  const { loads, tries } = loadsWith(() => Promise.resolve(Screen));
  expect(loads.of(route)).toEqual({ state: 'idle' });
  await Promise.all([loads.load(route), loads.load(route)]);
  await loads.load(route);
  expect(loads.of(route)).toEqual({ state: 'ready', Screen });
  expect(tries).toHaveBeenCalledTimes(1);
  expect(tries).toHaveBeenCalledWith(route, false);
});

test('a failure is retried after 0.5 s and 1.5 s, each time with the remote registered anew', async () => {
  const { loads, tries } = loadsWith(gone);
  const done = loads.load(route);
  await jest.advanceTimersByTimeAsync(499);
  expect(tries).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(tries).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1_499);
  expect(tries).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  await done;
  expect(tries.mock.calls.map(([, again]) => again)).toEqual([false, true, true]);
  expect(loads.of(route)).toMatchObject({ state: 'failed', failure: { kind: 'network' } });
});

test('a screen can load on the second try', async () => {
  let tried = 0;
  const { loads } = loadsWith(() => (++tried === 1 ? gone() : Promise.resolve(Screen)));
  const done = loads.load(route);
  await jest.advanceTimersByTimeAsync(500);
  await done;
  expect(loads.of(route)).toEqual({ state: 'ready', Screen });
});

describe('a remote that hangs', () => {
  const hang: LoadOnce = () => new Promise(() => undefined);

  test('is slow after 4 s', async () => {
    const { loads } = loadsWith(hang);
    void loads.load(route);
    await jest.advanceTimersByTimeAsync(3_999);
    expect(loads.of(route)).toEqual({ state: 'loading', slow: false, again: false });
    await jest.advanceTimersByTimeAsync(1);
    expect(loads.of(route)).toEqual({ state: 'loading', slow: true, again: false });
  });

  test('fails after 15 s in total, after three attempts', async () => {
    const { loads, tries } = loadsWith(hang);
    void loads.load(route);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(loads.of(route).state).toBe('loading');
    expect(tries).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(loads.of(route)).toMatchObject({ state: 'failed', failure: { kind: 'timeout' } });
  });

  test('fails after 15 s also if the clock is put back meanwhile', async () => {
    const { loads } = loadsWith(hang);
    void loads.load(route);
    await jest.advanceTimersByTimeAsync(6_000);
    jest.setSystemTime(Date.now() - 3_600_000);
    await jest.advanceTimersByTimeAsync(9_000);
    expect(loads.of(route)).toMatchObject({ state: 'failed', failure: { kind: 'timeout' } });
  });

  test('and then returns errors still fails after 15 s', async () => {
    let tried = 0;
    const { loads } = loadsWith((...args) => (++tried === 3 ? hang(...args) : gone()));
    void loads.load(route);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(loads.of(route)).toMatchObject({ state: 'failed', failure: { kind: 'timeout' } });
  });

  test('once is replaced by the second try', async () => {
    let tried = 0;
    const { loads } = loadsWith((...args) =>
      ++tried === 1 ? hang(...args) : Promise.resolve(Screen),
    );
    void loads.load(route);
    await jest.advanceTimersByTimeAsync(5_500);
    expect(loads.of(route)).toEqual({ state: 'ready', Screen });
  });

  test('and responds after all shows the screen, although a second try is in flight', async () => {
    let answer: (screen: typeof Screen) => void = () => undefined;
    let tried = 0;
    const { loads } = loadsWith((...args) =>
      ++tried === 1 ? new Promise((resolve) => (answer = resolve)) : hang(...args),
    );
    const done = loads.load(route);
    await jest.advanceTimersByTimeAsync(6_000);
    answer(Screen);
    await done;
    expect(loads.of(route)).toEqual({ state: 'ready', Screen });
  });
});

describe('Try Again during a load', () => {
  /** A load whose tries the test settles in any order. */
  function answeredByHand() {
    const answers: { resolve: (screen: typeof Screen) => void; reject: (error: Error) => void }[] =
      [];
    const { loads, tries } = loadsWith(
      () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    );
    return { loads, tries, answers };
  }

  test('starts a new one at once, with its full time', async () => {
    const { loads, tries } = answeredByHand();
    void loads.load(route);
    await jest.advanceTimersByTimeAsync(4_500);
    void loads.restart(route);
    expect(tries.mock.calls.map(([, again]) => again)).toEqual([false, true]);
    expect(loads.of(route)).toEqual({ state: 'loading', slow: false, again: true });
    await jest.advanceTimersByTimeAsync(4_000);
    expect(loads.of(route)).toEqual({ state: 'loading', slow: true, again: true });
    await jest.advanceTimersByTimeAsync(10_999);
    expect(loads.of(route).state).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(loads.of(route).state).toBe('failed');
    // The first load started no more tries.
    expect(tries).toHaveBeenCalledTimes(1 + 3);
  });

  test('takes the screen from whichever load finishes first, and keeps it when the other one finishes', async () => {
    const { loads, answers } = answeredByHand();
    const Late = () => null;
    void loads.load(route);
    await jest.advanceTimersByTimeAsync(4_500);
    void loads.restart(route);
    answers[1]?.resolve(Screen);
    await jest.advanceTimersByTimeAsync(0);
    expect(loads.of(route)).toEqual({ state: 'ready', Screen });
    answers[0]?.resolve(Late);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(loads.of(route)).toEqual({ state: 'ready', Screen });
  });

  test('is not undone by the previous load’s failure', async () => {
    const { loads, answers } = answeredByHand();
    void loads.load(route);
    await jest.advanceTimersByTimeAsync(14_000);
    void loads.restart(route);
    answers[0]?.reject(new Error('too late'));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(loads.of(route)).toEqual({ state: 'loading', slow: false, again: true });
    answers.at(-1)?.resolve(Screen);
    await jest.advanceTimersByTimeAsync(0);
    expect(loads.of(route)).toEqual({ state: 'ready', Screen });
  });
});

test('Try Again after a failure starts over and can succeed', async () => {
  let broken = true;
  const { loads } = loadsWith(() => (broken ? gone() : Promise.resolve(Screen)));
  void loads.load(route);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(loads.of(route).state).toBe('failed');
  broken = false;
  await loads.restart(route);
  expect(loads.of(route)).toEqual({ state: 'ready', Screen });
});

test('a route missing from the registry fails at once, without a try', async () => {
  const { loads, tries } = loadsWith(() => Promise.resolve(Screen));
  const unavailable = buildLiveRoute({ available: false });
  await loads.load(unavailable);
  expect(tries).not.toHaveBeenCalled();
  expect(loads.of(unavailable)).toMatchObject({
    state: 'failed',
    failure: { kind: 'unavailable' },
  });
});

test('an HTTP error for the entry is reported as http', async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: false } as Response));
  const { loads } = loadsWith(gone);
  void loads.load(route);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(loads.of(route)).toMatchObject({ state: 'failed', failure: { kind: 'http' } });
});
