import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveRegistryOf, routeAt } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import { sessionStore } from '@nzuko/shared-auth';
import { buildUser, resetSession, signInAs } from '@nzuko/shared-auth/testing';
import { createMemoryRouter, Link, RouterProvider, useLocation } from '@nzuko/shared-ui';

import { createScreenLoads } from '../remotes/screenLoads';
import { buildRoutes } from './createAppRouter';

function Screen({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{name}</h1>
      <p>at {pathname + search}</p>
      <p id="100%">All of it</p>
      <p id="a b">Spaced</p>
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

type Load = Parameters<typeof createScreenLoads>[0];

const loadAtOnce: Load = (route) => Promise.resolve(() => <Screen name={route.screen.slice(2)} />);

interface Visit {
  before?: string;
  state?: unknown;
  load?: Load;
}

/** Opens the site at `path`; `before` is the reader's previous page, `state` the history state. */
function openAt(path: string, { before, state, load = loadAtOnce }: Visit = {}) {
  const { pathname, search, hash } = new URL(path, location.origin);
  const loads = createScreenLoads(load);
  const router = createMemoryRouter(buildRoutes(liveRegistryOf({ remotes }), loads), {
    initialEntries: [...(before ? [before] : []), { pathname, search, hash, state }],
  });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  resetSession();
  window.scrollTo = jest.fn();
});

test('a path shows its remote’s screen and title', async () => {
  openAt('/');
  expect(await screen.findByRole('heading', { name: 'Landing' })).toBeInTheDocument();
  expect(document.title).toBe('Landing · Nzuko');
});

test.each([
  ['#a%20b', 'Spaced'],
  ['#100%', 'All of it'],
])('the anchor %s has the focus', async (anchor, text) => {
  Element.prototype.scrollIntoView = jest.fn();
  openAt(`/${anchor}`);
  expect(await screen.findByText(text)).toHaveFocus();
});

test('any other path goes to /', async () => {
  openAt('/no/such/page');
  expect(await screen.findByText('at /')).toBeInTheDocument();
});

test('back from there leads to where the reader was, not to the path that is none', async () => {
  const router = openAt('/no/such/page', { before: '/events/7' });
  expect(await screen.findByText('at /')).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('at /events/7')).toBeInTheDocument();
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

test('routeAt, used for loads and preloads, matches what the router shows', () => {
  const steps = [
    '',
    '/',
    '/events',
    '/EVENTS',
    '/5',
    '/success',
    '/edit',
    '/auth',
    '/a%2Fb',
    '/%zz',
  ];
  const paths = steps.flatMap((a) => steps.flatMap((b) => steps.map((c) => a + b + c || '/')));
  const registry = liveRegistryOf({
    remotes: [
      ...remotes,
      buildRegistered({
        name: 'mfe_more',
        routes: [
          ['/events/:id/edit', './EditEvent'],
          ['/:first/5/:third', './Third'],
          ['/auth/:provider/*', './Provider'],
        ],
      }),
    ],
  });
  const loads = createScreenLoads(() => Promise.reject(new Error('Nothing is loaded here.')));
  // The router warns about undecodable paths.
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const objects = buildRoutes(registry, loads);
  const shownAt = (path: string) => {
    const { state } = createMemoryRouter(objects, { initialEntries: [path] });
    const { route, params } = state.matches.at(-1) ?? {};
    const { '*': _rest, ...named } = params ?? {};
    return route?.handle && { path: route.path, params: named };
  };
  const foundAt = (path: string) => {
    const found = routeAt(registry.routes, path);
    return found && { path: found.route.path, params: found.params };
  };
  expect(paths.map((path) => [path, foundAt(path)])).toEqual(
    paths.map((path) => [path, shownAt(path)]),
  );
  warned.mockRestore();
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

test('a session ended by the server redirects from a guarded screen to /login?session=expired', async () => {
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

test.each(['//elsewhere.example', 'https://elsewhere.example', 7])(
  'nobody is led to %s by what the history says they wanted',
  async (from) => {
    signInAs(buildUser());
    openAt('/login', { state: { from } });
    expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
  },
);

test('while the session is loading, a guarded screen waits and an open one does not', async () => {
  sessionStore.setState({ status: 'loading' });
  const router = openAt('/settings');
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'Landing' })).toBeInTheDocument();
});

test('the nav bar and the link past it are hidden on a screen with its own header', async () => {
  const skipLink = { name: 'Skip to content' };
  signInAs(buildUser());
  const router = openAt('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', skipLink)).not.toBeInTheDocument();
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('link', skipLink)).toHaveAttribute('href', '#content');
});

test('navigating moves the focus into the new screen and announces its title', async () => {
  signInAs(buildUser());
  openAt('/');
  await screen.findByRole('heading', { name: 'Landing' });
  await userEvent.click(screen.getByRole('link', { name: 'To settings' }));
  await screen.findByRole('heading', { name: 'Settings' });
  expect(await screen.findByText('Settings · Nzuko')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('navigating announces the title that the screen sets itself, also on another page of the same screen', async () => {
  const router = openAt('/');
  await screen.findByRole('heading', { name: 'Landing' });
  for (const title of ['Lagos JS', 'Abuja JS']) {
    await act(() => router.navigate(`/events/${title}`));
    // As a screen does once it has its data.
    document.title = `${title} · Nzuko`;
    expect(
      await screen.findByText(`${title} · Nzuko`, { selector: '[role="status"]' }),
    ).toBeVisible();
  }
  document.title = 'Something else';
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(
    screen.queryByText('Something else', { selector: '[role="status"]' }),
  ).not.toBeInTheDocument();
});

test('a menu opened while the screen is on its way stays open', async () => {
  signInAs(buildUser());
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  openAt('/', {
    load: async (route, ...rest) => {
      if (route.screen === './Settings') await released;
      return loadAtOnce(route, ...rest);
    },
  });
  await screen.findByRole('heading', { name: 'Landing' });
  await userEvent.click(screen.getByRole('link', { name: 'To settings' }));
  await userEvent.click(screen.getByRole('button', { name: /^Account menu of/ }));
  release();
  await screen.findByRole('heading', { name: 'Settings', hidden: true });
  expect(await screen.findByText('Settings · Nzuko')).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Account Settings' })).toBeInTheDocument();
});
