import { buildLiveRoute } from '@nzuko/contract/testing';

import { withoutNetwork } from '../testing/withoutNetwork';
import { retryOnline } from './retryOnline';
import { createScreenLoads } from './screenLoads';

const route = buildLiveRoute();
const Screen = () => null;

withoutNetwork();

async function failWith(error: string) {
  let isBroken = true;
  const loadOnce = jest.fn(() =>
    isBroken ? Promise.reject(new Error(error)) : Promise.resolve(Screen),
  );
  const loads = createScreenLoads(loadOnce);
  const stop = retryOnline([route, route], loads);
  void loads.load(route);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(loads.of(route)).toMatchObject({ state: 'failed' });
  isBroken = false;
  loadOnce.mockClear();
  return { loads, loadOnce, stop };
}

const comeOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
};

test('a screen that the network kept away is loaded once it is back, once', async () => {
  const { loads, loadOnce, stop } = await failWith('ScriptNetworkError #RUNTIME-008');
  await comeOnline();
  expect(loads.of(route)).toEqual({ state: 'ready', Screen });
  expect(loadOnce).toHaveBeenCalledTimes(1);
  stop();
});

test('one with another fault is left alone', async () => {
  const { loads, stop } = await failWith('ScriptExecutionError');
  await comeOnline();
  expect(loads.of(route)).toMatchObject({ state: 'failed' });
  stop();
});
