import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveRoute } from '@nzuko/contract';
import { buildLiveRoute } from '@nzuko/contract/testing';
import { sessionStore } from '@nzuko/shared-auth';
import { buildUser, resetSession, signInAs } from '@nzuko/shared-auth/testing';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from '@nzuko/shared-ui';

import { SLOW_AFTER_MS } from '../remotes/constants';
import { Guard, SESSION_EXPIRED } from './Guard';

function Place() {
  const { pathname, search, hash } = useLocation();
  return <p>at {pathname + search + hash}</p>;
}

/** A guarded page at `/page`, entered with this history state. */
function openGuarded(more: Partial<LiveRoute>, state: unknown = null) {
  const route = buildLiveRoute({ routes: [['/page', './Page']], more });
  const guarded = (
    <Guard route={route} signInInPlace={<h1>Sign in</h1>}>
      <h1>Page</h1>
    </Guard>
  );
  const entry = { pathname: '/page', search: '?tab=a', hash: '#top', state };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            <Place />
            <Outlet />
          </>
        ),
        children: [
          { path: 'page', element: guarded },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: ['/before', entry] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  resetSession();
  sessionStore.setState({ status: 'unauthenticated' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page for everyone is shown to a visitor', () => {
  openGuarded({ access: 'everyone' });
  expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
});

test.each([
  ['/login', undefined],
  ['/join', { redirect: '/join' }],
])('a visitor to a member’s page is sent to %s, with the way back', async (to, signedOut) => {
  const router = openGuarded({ access: 'member', signedOut });
  expect(screen.getByText(`at ${to}`)).toBeInTheDocument();
  expect(router.state.location.state).toEqual({ from: '/page?tab=a#top' });
  // The redirect replaces the page in the history: Back leads to where the visitor was.
  await act(() => router.navigate(-1));
  expect(screen.getByText('at /before')).toBeInTheDocument();
});

test('a visitor whose session the server ended is told so', () => {
  sessionStore.setState({ expired: true });
  const router = openGuarded({ access: 'member', signedOut: { redirect: '/join' } });
  expect(SESSION_EXPIRED).toBe('/login?session=expired');
  expect(screen.getByText('at /login?session=expired')).toBeInTheDocument();
  expect(router.state.location.state).toEqual({ from: '/page?tab=a#top' });
});

test('a visitor signs in on the page itself where its route says so', () => {
  openGuarded({ access: 'member', signedOut: { show: '/login' } });
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(screen.getByText('at /page?tab=a#top')).toBeInTheDocument();
});

test.each([
  [{ from: '/events/7?tab=b' }, '/events/7?tab=b'],
  [{ from: '/' }, '/'],
  [{ from: 'events' }, '/dashboard'],
  [{ from: '/\\elsewhere.example' }, '/dashboard'],
  [{ from: '//elsewhere.example' }, '/dashboard'],
  [{ from: 'https://elsewhere.example/a' }, '/dashboard'],
  [{ from: 7 }, '/dashboard'],
  [{ from: ['/events'] }, '/dashboard'],
  [{ other: '/events' }, '/dashboard'],
  [null, '/dashboard'],
  ['/events', '/dashboard'],
])('a member leaves a page for guests with the state %j to %s', async (state, to) => {
  signInAs(buildUser());
  const router = openGuarded({ access: 'guest' }, state);
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
  await act(() => router.navigate(-1));
  expect(screen.getByText('at /before')).toBeInTheDocument();
});

test('while the session is being restored there is only a wait, with ways out once it is slow', () => {
  jest.useFakeTimers();
  sessionStore.setState({ status: 'loading' });
  openGuarded({ access: 'member' });
  act(() => jest.advanceTimersByTime(SLOW_AFTER_MS - 1));
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  act(() => signInAs(buildUser()));
  expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
});

test('Try Again reloads the page', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  // jsdom logs an error because it can't load a page.
  const said = jest.spyOn(console, 'error').mockImplementation();
  sessionStore.setState({ status: 'loading' });
  openGuarded({ access: 'member' });
  act(() => jest.advanceTimersByTime(SLOW_AFTER_MS));
  expect(said).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(said).toHaveBeenCalledTimes(1);
  expect(String(said.mock.calls[0]?.[0])).toContain('Not implemented: navigation');
});
