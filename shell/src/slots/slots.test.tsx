import { act, render, screen } from '@testing-library/react';
import { liveRegistryOf, type RegisteredRemote, type SlotOffer } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import { buildUser, resetSession, signInAs } from '@nzuko/shared-auth/testing';
import { provideSlots, Slot } from '@nzuko/shared-ui/parts';
import { Suspense, useEffect, useState, type ComponentType } from 'react';

import { LoadFailure } from '../remotes/loadFailure';
import { createScreenLoads, type LoadOnce } from '../remotes/screenLoads';
import { forgetNotes, listenToNotes, type Note } from '../telemetry/notes';
import { fillSlots } from './fillSlots';

const context = {
  event: {
    id: 7,
    title: 'Own',
    start_date: '2026-12-05T09:00:00Z',
    end_date: '',
    timezone: 'Africa/Lagos',
  },
};
let noted: Note[];
let logged: jest.SpyInstance;

function offer(name: string, slot: Partial<SlotOffer> | object = {}): RegisteredRemote {
  const own = { module: './Around', access: 'everyone', ...slot } as SlotOffer;
  const path = `/${name.slice('mfe_'.length)}`;
  return {
    ...buildRegistered({ name, routes: [[path, './List']] }),
    slots: { 'dashboard.overview': own },
  };
}

/** A screen with a place, in a shell whose registry has these remotes. */
function show(loadOnce: LoadOnce, remotes = [offer('mfe_events')], fallback?: string) {
  fillSlots(liveRegistryOf({ remotes }), createScreenLoads(loadOnce));
  return render(
    <main>
      <h1>Overview</h1>
      <Slot name="dashboard.overview" context={context} fallback={fallback} />
    </main>,
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const load =
  (Component: ComponentType<never>): LoadOnce =>
  () =>
    Promise.resolve(Component as ComponentType);
const overview = () => screen.getByRole('main');

beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  noted = [];
  listenToNotes((note) => noted.push(note));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  forgetNotes();
  act(() => provideSlots(null));
  resetSession();
});

test('a place shows what a remote offers for it, with the place’s props, once the page is idle', async () => {
  const tries = jest.fn(load(({ event }: typeof context) => <p>Around {event.id}</p>));
  show(tries);
  expect(tries).not.toHaveBeenCalled();
  await pass(500);
  expect(overview()).toHaveTextContent('OverviewAround 7');
  expect(noted).toEqual([
    { load: { remote: 'mfe_events', version: '1.0.0', screen: './Around', ms: 0 } },
  ]);
});

test('a place that was on the page before the shell knew of it is filled as well, and is empty without one', async () => {
  render(<Slot name="dashboard.overview" context={context} />);
  expect(document.body).toHaveTextContent(/^$/);
  const { routes } = liveRegistryOf({ remotes: [offer('mfe_events')] });
  act(() => fillSlots({ routes }, createScreenLoads(load(() => <p>Around</p>))));
  await pass(500);
  expect(document.body).toHaveTextContent('Around');
});

test('the version is that of the page’s registry, which names the visitor’s canary', async () => {
  const tries = jest.fn(load(() => null));
  show(tries, [{ ...offer('mfe_events'), version: '1.1.0-canary' }]);
  await pass(500);
  expect(tries.mock.calls.map(([{ remote }]) => remote.version)).toEqual(['1.1.0-canary']);
});

test('several remotes come by their order, then by name', async () => {
  const loadOnce: LoadOnce = ({ remote }) => Promise.resolve(() => <p>{remote.name}</p>);
  show(loadOnce, [
    offer('mfe_talks'),
    offer('mfe_late', { order: 5 }),
    offer('mfe_events'),
    offer('mfe_first', { order: -1 }),
  ]);
  await pass(500);
  expect(overview()).toHaveTextContent(/^Overviewmfe_firstmfe_eventsmfe_talksmfe_late$/);
});

test('those without access get nothing, not even its code', async () => {
  const tries = jest.fn(load(() => <p>For members</p>));
  show(tries, [offer('mfe_events', { access: 'member' })]);
  await pass(500);
  expect(tries).not.toHaveBeenCalled();
  act(() => signInAs(buildUser()));
  await pass(500);
  expect(overview()).toHaveTextContent('For members');
});

const failing: [what: string, kind: string, loadOnce: LoadOnce][] = [
  ['is gone', 'network', () => Promise.reject(new Error('ScriptNetworkError #RUNTIME-008'))],
  ['is too slow', 'timeout', () => new Promise(() => undefined)],
  ['throws when it is loaded', 'evaluation', () => Promise.reject(new Error('x of undefined'))],
  ['has no component', 'contract', () => Promise.reject(new LoadFailure('contract'))],
  ['throws at once', 'render', load(() => fail('at once'))],
  ['throws in an effect', 'render', load(ThrowsInEffect)],
  ['throws later', 'render', load(ThrowsLater)],
];

function fail(when: string): never {
  throw new Error(`broken ${when}`);
}
function ThrowsInEffect() {
  useEffect(() => fail('in an effect'), []);
  return <p>Half a slot</p>;
}
function ThrowsLater() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => void setTimeout(setIsLate, 5_000, true), []);
  return isLate ? fail('later') : <p>Half a slot</p>;
}

test.each(failing)(
  'a remote that %s leaves the screen whole and the place empty, and its failure is reported',
  async (_what, kind, loadOnce) => {
    show(loadOnce);
    await pass(20_000);
    expect(overview()).toHaveTextContent(/^Overview$/);
    expect(noted.flatMap((note) => ('failure' in note ? [note.failure] : []))).toEqual([
      { remote: 'mfe_events', version: '1.0.0', kind, id: expect.any(String) },
    ]);
  },
);

test.each(failing)('where the place has a fallback, a remote that %s shows it', async (...args) => {
  show(args[2], [offer('mfe_events')], 'Not available');
  await pass(20_000);
  expect(overview()).toHaveTextContent(/^OverviewNot available$/);
});

test('a broken remote costs its neighbour in the same place nothing', async () => {
  const loadOnce: LoadOnce = ({ remote }) =>
    Promise.resolve(remote.name === 'mfe_a' ? () => fail('at once') : () => <p>Fine</p>);
  show(loadOnce, [offer('mfe_a'), offer('mfe_b')]);
  await pass(500);
  expect(overview()).toHaveTextContent(/^OverviewFine$/);
});

test('one that suspends for ever leaves the screen on the page', async () => {
  const forever = new Promise<never>(() => undefined);
  const suspend = load(() => {
    throw forever;
  });
  const { routes } = liveRegistryOf({ remotes: [offer('mfe_events')] });
  fillSlots({ routes }, createScreenLoads(suspend));
  render(
    <Suspense fallback="The screen waits">
      <h1>Overview</h1>
      <Slot name="dashboard.overview" context={context} />
    </Suspense>,
  );
  await pass(20_000);
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(document.body).toHaveTextContent(/^Overview$/);
});

test('one that failed is tried again when its place is next shown', async () => {
  let isGone = true;
  const { rerender } = show((...args) =>
    isGone ? Promise.reject(new Error('RUNTIME-008')) : load(() => <p>Around</p>)(...args),
  );
  await pass(20_000);
  isGone = false;
  rerender(<main>Elsewhere</main>);
  rerender(
    <main>
      <Slot name="dashboard.overview" context={context} />
    </main>,
  );
  await pass(500);
  expect(overview()).toHaveTextContent('Around');
});

test('one that left the page before it was idle is not loaded', async () => {
  const tries = jest.fn(load(() => null));
  show(tries).unmount();
  await pass(5_000);
  expect(tries).not.toHaveBeenCalled();
});

test('an offer that can’t be read is left out and logged, and the others count', async () => {
  const loadOnce: LoadOnce = ({ remote }) => Promise.resolve(() => <p>{remote.name}</p>);
  show(loadOnce, [
    offer('mfe_a', { module: 'Around' }),
    offer('mfe_b', { access: 'staff' }),
    offer('mfe_c', { order: 'first' }),
    { ...offer('mfe_d'), slots: { 'dashboard.overview': null } as never },
    {
      ...offer('mfe_e'),
      slots: { 'someone.else': { module: './X', access: 'everyone' } } as never,
    },
    offer('mfe_f'),
  ]);
  await pass(500);
  expect(overview()).toHaveTextContent(/^Overviewmfe_f$/);
  expect(logged).toHaveBeenCalledTimes(4);
});

test('a remote that the registry can’t offer is reported, and its place stays empty', async () => {
  show(
    load(() => <p>Around</p>),
    [{ ...offer('mfe_events'), integrity: '' }],
  );
  await pass(500);
  expect(overview()).toHaveTextContent(/^Overview$/);
  expect(noted).toMatchObject([{ failure: { kind: 'unavailable' } }]);
});
