import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLiveRoute } from '@nzuko/contract/testing';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from '@nzuko/shared-ui';

import { LOAD_TIMEOUT_MS } from '../remotes/constants';
import { withoutNetwork } from '../testing/withoutNetwork';
import { RemoteScreen } from './RemoteScreen';
import { createScreenLoads, type LoadOnce } from '../remotes/screenLoads';

const route = buildLiveRoute();
const never: LoadOnce = () => new Promise(() => undefined);
const gone: LoadOnce = () => Promise.reject(new Error('ScriptNetworkError #RUNTIME-008'));

function show(loadOnce: LoadOnce) {
  const loads = createScreenLoads(loadOnce);
  const element = <RemoteScreen route={route} loads={loads} markup={null} />;
  const router = createMemoryRouter([
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    { path: '*', element },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

withoutNetwork();

test('a spinner shows after 200 ms, and "still loading" with ways out after 4 s', async () => {
  show(never);
  await pass(199);
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  await pass(3_799);
  expect(screen.queryByText(/Still loading/)).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByText('Still loading. Your connection may be slow.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
});

test('a screen that failed has an error id, Try Again and Home; the focus moves to it and it is announced', async () => {
  show(gone);
  await pass(2_000);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('This page could not be loaded');
  expect(alert).toHaveTextContent(/Error id: mfe_events@1\.0\.0: network · [A-Z0-9]{4,6}/);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(alert.parentElement).toHaveFocus();
});

test.each([
  ['nothing answered', gone],
  ['the answer takes too long', never],
])('a screen for which %s has the reader check their connection', async (_what, loadOnce) => {
  show(loadOnce);
  await pass(LOAD_TIMEOUT_MS);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The rest of the site works. Check your connection, then try again.',
  );
});

test.each([
  ['was answered with an error', gone, () => Promise.resolve(new Response(null, { status: 404 }))],
  ['has a broken entry', () => Promise.reject(new Error('ScriptExecutionError')), fetch],
])('a screen that %s says nothing of a connection', async (_what, loadOnce, answer) => {
  globalThis.fetch = answer;
  show(loadOnce);
  await pass(2_000);
  expect(screen.getByRole('alert')).toHaveTextContent('The rest of the site works.');
  expect(screen.getByRole('alert')).not.toHaveTextContent(/connection/);
});

test('Try Again while it is slow starts a new load, says so and keeps the focus', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const Screen: ComponentType = () => <h1>Catalogue</h1>;
  let hangs = true;
  show((...args) => (hangs ? never(...args) : Promise.resolve(Screen)));
  await pass(4_000);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Trying again…')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try Again' })).toHaveFocus();
  hangs = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Catalogue' })).toBeInTheDocument();
});

test('Try Again on the error screen moves the focus to the next wait', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let tried = 0;
  show((...args) => (++tried > 3 ? never(...args) : gone(...args)));
  await pass(2_000);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Trying again…').parentElement).toHaveFocus();
});

test('Try Again loads the screen once it is available', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let broken = true;
  const Screen: ComponentType = () => <h1>Catalogue</h1>;
  show((...args) => (broken ? gone(...args) : Promise.resolve(Screen)));
  await pass(2_000);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Catalogue' })).toBeInTheDocument();
});

test('a screen that failed is loaded anew when it is next opened, and at another address', async () => {
  let broken = true;
  const Screen: ComponentType = () => <h1>Event</h1>;
  const router = show(() => (broken ? gone(route, false) : Promise.resolve(Screen)));
  const failed = async () => {
    await pass(2_000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
  };
  await failed();
  await act(() => router.navigate('/elsewhere'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => router.navigate('/events/1'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await failed();
  broken = false;
  await act(() => router.navigate('/events/2'));
  expect(screen.getByRole('heading', { name: 'Event' })).toBeInTheDocument();
});

test('an error thrown while a screen renders stays within the screen, and Try Again renders it anew', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let broken = true;
  const Screen: ComponentType = () => {
    if (broken) throw new Error('a fault of the screen');
    return <h1>Catalogue</h1>;
  };
  show(() => Promise.resolve(Screen));
  await pass(0);
  expect(screen.getByText(/Error id: mfe_events@1\.0\.0: render · /)).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('heading', { name: 'Catalogue' })).toBeInTheDocument();
});

test('an error ends with the page that it is on: another one of the same screen is rendered', async () => {
  const Screen: ComponentType = () => {
    const { pathname } = useLocation();
    if (pathname === '/events/1') throw new Error('a fault of the screen');
    return <h1>{pathname}</h1>;
  };
  const router = show(() => Promise.resolve(Screen));
  await pass(0);
  await act(() => router.navigate('/events/2'));
  await act(() => router.navigate('/events/1'));
  expect(screen.getByText(/Error id: mfe_events@1\.0\.0: render · /)).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: '/events/2' })).toBeInTheDocument();
});
