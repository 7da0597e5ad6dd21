import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Prefetch } from '@nzuko/contract';
import { createElement, useEffect, useLayoutEffect } from 'react';
import { buildLiveRoute } from '@nzuko/contract/testing';
import { buildUser, resetSession, signInAs } from '@nzuko/shared-auth/testing';
import { dataSaverStore } from '@nzuko/shared-ui';
import { resetUi } from '@nzuko/shared-ui/testing';

import { prefetchOnIntent } from './prefetchOnIntent';
import type { Screen } from './loadInTime';
import { createScreenLoads } from './screenLoads';

const loadOnce = jest.fn(() => new Promise<Screen>(() => undefined));
let stop = () => undefined as void;

beforeEach(() => {
  resetUi();
  resetSession();
  loadOnce.mockReset();
  loadOnce.mockReturnValue(new Promise(() => undefined));
  document.body.innerHTML =
    '<a href="/login">Sign In</a><a href="https://other.test/login">Other</a>' +
    '<a href="/events/7?from=list"><b>An event</b> <i>in Lagos</i></a><a href="/settings">Settings</a>';
  const routes = [
    buildLiveRoute({ routes: [['/login', './Login']] }),
    buildLiveRoute({ routes: [['/events/:id', './EventDetail']] }),
    buildLiveRoute({ routes: [['/settings', './Settings']], more: { access: 'member' } }),
  ];
  stop = prefetchOnIntent(routes, createScreenLoads(loadOnce));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

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

describe('a screen that can ask ahead for its data', () => {
  const prefetch = jest.fn<void, Parameters<Prefetch>>();
  const settled = () => new Promise((done) => setTimeout(done));
  beforeEach(() => {
    prefetch.mockReset();
    loadOnce.mockImplementation(async () => Object.assign(() => null, { prefetch }));
  });

  test('is told where the link leads, once while the pointer stays on it', async () => {
    const user = userEvent.setup();
    await user.hover(link(2).querySelector('b')!);
    await user.hover(link(2).querySelector('i')!);
    await settled();
    const told = prefetch.mock.calls.map(([{ params, search }]) => [params, String(search)]);
    expect(told).toEqual([[{ id: '7' }, 'from=list']]);
  });

  test('is told again when the pointer comes back, although it has loaded', async () => {
    const user = userEvent.setup();
    await user.hover(link(2));
    await user.hover(document.body);
    await user.hover(link(2));
    await settled();
    expect(prefetch).toHaveBeenCalledTimes(2);
    expect(loadOnce).toHaveBeenCalledTimes(1);
  });

  test('asks for nothing that a visitor may not see', async () => {
    const user = userEvent.setup();
    await user.hover(link(3));
    await settled();
    expect(loadOnce).toHaveBeenCalledTimes(1);
    expect(prefetch).not.toHaveBeenCalled();
    signInAs(buildUser());
    await user.hover(document.body);
    await user.hover(link(3));
    await settled();
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  test('stays loaded if that fails, and the failure is logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = new Error('no');
    prefetch.mockImplementation(() => {
      throw failure;
    });
    await userEvent.hover(link(2));
    await settled();
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^\[prefetch\]/), failure);
  });
});

describe('a screen that has loaded', () => {
  const render = jest.fn<string, []>(() => 'An event');
  const effect = jest.fn();
  let finishPrefetch = () => undefined as void;

  beforeEach(() => {
    render.mockClear().mockImplementation(() => 'An event');
    effect.mockReset();
    loadOnce.mockImplementation(async () => {
      function Event() {
        useLayoutEffect(effect);
        useEffect(effect);
        return render();
      }
      const prefetch = () => new Promise<void>((done) => (finishPrefetch = done));
      return Object.assign(Event, { prefetch });
    });
  });

  /** Waits for work that React does when idle. */
  const idle = () => act(() => new Promise((done) => setTimeout(done, 50)));
  async function comeNear(number: number) {
    await userEvent.hover(link(number));
    await idle();
    finishPrefetch();
    await idle();
  }

  test('is rendered once its data are there, out of sight and without effects', async () => {
    await userEvent.hover(link(2));
    await idle();
    expect(render).not.toHaveBeenCalled();
    finishPrefetch();
    await idle();
    expect(render).toHaveBeenCalledTimes(1);
    expect(effect).not.toHaveBeenCalled();
    expect(document.body.textContent.match(/An event/g)).toHaveLength(1);
  });

  test('is laid out once nothing else is to be done, unseen, and is gone afterwards', async () => {
    const whenIdle: (() => void)[] = [];
    window.requestIdleCallback = (run) => whenIdle.push(run as () => void);
    const laidOut: unknown[] = [];
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const { visibility, position } = this.style;
      const shown = [...this.children].map((each) => getComputedStyle(each).display);
      if (/^An event/.test(this.textContent)) laidOut.push({ visibility, position, shown });
      return new DOMRect();
    });
    loadOnce.mockImplementation(async () => () => createElement('p', null, 'An event'));
    await userEvent.hover(link(2));
    await idle();
    expect(laidOut).toEqual([]);
    whenIdle.forEach((run) => run());
    expect(laidOut).toEqual([{ visibility: 'hidden', position: 'absolute', shown: ['block'] }]);
    expect(document.body.textContent.match(/An event/g)).toHaveLength(1);
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  test('is rendered once, however often somebody comes near', async () => {
    await comeNear(2);
    await comeNear(0);
    await userEvent.hover(document.body);
    await comeNear(2);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('isn’t rendered for a visitor who may not see it', async () => {
    await comeNear(3);
    expect(render).not.toHaveBeenCalled();
  });

  test('isn’t rendered again where it is open', async () => {
    history.replaceState(null, '', '/events/7');
    await comeNear(2);
    history.replaceState(null, '', '/');
    expect(render).not.toHaveBeenCalled();
  });

  test('may fail there: whoever opens it is told', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const handleError = jest.fn();
    window.addEventListener('error', handleError);
    render.mockImplementation(() => {
      throw new Error('no');
    });
    await comeNear(2);
    window.removeEventListener('error', handleError);
    expect(render).toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
    expect(handleError).not.toHaveBeenCalled();
  });
});

test('a screen that has failed is left to its own page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ advanceTimers: true });
  loadOnce.mockRejectedValue(new Error('404'));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.hover(link(0));
  await jest.advanceTimersByTimeAsync(60_000);
  const tries = loadOnce.mock.calls.length;
  await user.hover(document.body);
  await user.hover(link(0));
  expect(loadOnce).toHaveBeenCalledTimes(tries);
  jest.useRealTimers();
});
