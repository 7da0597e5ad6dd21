import userEvent from '@testing-library/user-event';
import { buildLiveRoute } from '@nzuko/contract/testing';
import { dataSaverStore } from '@nzuko/shared-ui';
import { resetUi } from '@nzuko/shared-ui/testing';

import { prefetchOnIntent } from './prefetchOnIntent';
import { createScreenLoads } from './screenLoads';

const loadOnce = jest.fn(() => new Promise<never>(() => undefined));
let stop = () => undefined as void;

beforeEach(() => {
  resetUi();
  loadOnce.mockClear();
  document.body.innerHTML =
    '<a href="/login">Sign In</a><a href="https://other.test/login">Other</a>';
  const routes = [buildLiveRoute({ routes: [['/login', './Login']] })];
  stop = prefetchOnIntent(routes, createScreenLoads(loadOnce));
});
afterEach(() => stop());

const link = (index: number) => document.querySelectorAll('a')[index]!;

test('a link’s screen loads when the pointer comes near', async () => {
  await userEvent.hover(link(0));
  expect(loadOnce).toHaveBeenCalledTimes(1);
});

test('a link’s screen loads when it gets the focus, once', async () => {
  await userEvent.tab();
  await userEvent.hover(link(0));
  expect(loadOnce).toHaveBeenCalledTimes(1);
});

test('a link to another site loads nothing', async () => {
  await userEvent.hover(link(1));
  expect(loadOnce).not.toHaveBeenCalled();
});

test('in Data Saver mode nothing loads in advance', async () => {
  dataSaverStore.setState({ isOn: true });
  await userEvent.tab();
  await userEvent.hover(link(0));
  expect(loadOnce).not.toHaveBeenCalled();
});
