import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from 'shared-auth';
import { buildUser, resetSession, signInAs } from 'shared-auth/testing';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'shared-ui';

import { readRegistry } from '../registry/readRegistry';
import { createScreenLoads } from '../remotes/screenLoads';
import { buildRegistered } from '../testing/builders';
import { buildRoutes } from './createAppRouter';

function Screen({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{name}</h1>
      <p>at {pathname + search}</p>
      <Link to="/settings">To settings</Link>
    </>
  );
}

const remotes = [
  buildRegistered({ name: 'mfe_landing', routes: [['/', './Landing']] }),
  buildRegistered({ name: 'mfe_auth', routes: [['/login', './Login']], more: { access: 'guest' } }),
  buildRegistered({
    name: 'mfe_social',
    routes: [
      ['/auth/*', './Callback'],
      ['/auth/help', './Help'],
    ],
  }),
  buildRegistered({
    name: 'mfe_dashboard',
    routes: [['/dashboard', './Dashboard']],
    more: { access: 'member', signedOut: { show: '/login' }, navBar: false },
  }),
  {
    ...buildRegistered({
      name: 'mfe_settings',
      routes: [['/settings', './Settings']],
      more: { access: 'member', signedOut: { redirect: '/login' } },
    }),
    redirects: { '/profile': '/settings' },
  },
  buildRegistered({
    name: 'mfe_events',
    routes: [
      ['/events/:id', './EventDetail'],
      ['/events/success', './EventSuccess'],
    ],
  }),
];

function openAt(path: string) {
  const loads = createScreenLoads((route) =>
    Promise.resolve(() => <Screen name={route.screen.slice(2)} />),
  );
  const router = createMemoryRouter(buildRoutes(readRegistry({ remotes }), loads), {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  resetSession();
  window.scrollTo = jest.fn();
});

test('a path shows the screen of its remote, under its title', async () => {
  openAt('/');
  expect(await screen.findByRole('heading', { name: 'Landing' })).toBeInTheDocument();
  expect(document.title).toBe('Landing · Nzuko');
});

test('any other path goes to /', async () => {
  openAt('/no/such/page');
  expect(await screen.findByText('at /')).toBeInTheDocument();
});

test('a listed path wins over a pattern', async () => {
  openAt('/events/success');
  expect(await screen.findByRole('heading', { name: 'EventSuccess' })).toBeInTheDocument();
});

test.each([
  ['/auth/google/callback', 'Callback'],
  ['/auth/v2/accounts/github/login/callback', 'Callback'],
  ['/auth/help', 'Help'],
])('with a route for all below /auth, %s shows %s', async (path, name) => {
  openAt(path);
  expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
});

test('/profile goes to /settings', async () => {
  signInAs(buildUser());
  openAt('/profile');
  expect(await screen.findByText('at /settings')).toBeInTheDocument();
});

test('a visitor at /settings is sent to /login, and back once signed in', async () => {
  openAt('/settings?tab=a');
  expect(await screen.findByText('at /login')).toBeInTheDocument();
  act(() => signInAs(buildUser()));
  expect(await screen.findByText('at /settings?tab=a')).toBeInTheDocument();
});

test('a session that the server ended leads from a guarded screen to /login?session=expired', async () => {
  signInAs(buildUser());
  openAt('/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  act(() => sessionStore.setState({ status: 'unauthenticated', user: null, expired: true }));
  expect(await screen.findByText('at /login?session=expired')).toBeInTheDocument();
});

test('a visitor at /dashboard stays there and sees the sign-in screen, then the dashboard', async () => {
  openAt('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument();
  expect(screen.getByText('at /dashboard')).toBeInTheDocument();
  act(() => signInAs(buildUser()));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
});

test('a signed-in user at /login goes to /dashboard', async () => {
  signInAs(buildUser());
  openAt('/login');
  expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
});

test('while the session is looked up, a guarded screen waits and an open one does not', async () => {
  sessionStore.setState({ status: 'loading' });
  const router = openAt('/settings');
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'Landing' })).toBeInTheDocument();
});

test('the nav bar makes room for a screen with a header of its own', async () => {
  signInAs(buildUser());
  openAt('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('going to another screen moves the focus into it and says its title', async () => {
  signInAs(buildUser());
  openAt('/');
  await screen.findByRole('heading', { name: 'Landing' });
  await userEvent.click(screen.getByRole('link', { name: 'To settings' }));
  await screen.findByRole('heading', { name: 'Settings' });
  expect(await screen.findByText('Settings · Nzuko')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
