import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { sessionStore } from '@nzuko/shared-auth';
import { buildUser, resetSession, signInAs } from '@nzuko/shared-auth/testing';
import { readNav, type RegisteredRemote } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import { createMemoryRouter, RouterProvider } from '@nzuko/shared-ui';
import { resetUi } from '@nzuko/shared-ui/testing';

import { NavBar } from './NavBar';

const server = setupServer(
  http.post('/api/auth/logout/', () => new HttpResponse(null, { status: 204 })),
);

/** The entries of the site's own remotes, and of these others. */
const siteEntries = (...others: RegisteredRemote[]) =>
  readNav([
    buildRegistered({ name: 'mfe_dashboard', routes: [['/dashboard', './Dashboard']] }),
    buildRegistered({ name: 'mfe_events', routes: [['/events', './Catalogue']] }),
    {
      ...buildRegistered({ name: 'mfe_settings', routes: [['/settings', './Settings']] }),
      redirects: { '/profile': '/settings' },
    },
    ...others,
  ]).entries;

function openNavBar(entries = siteEntries()) {
  const router = createMemoryRouter([{ path: '*', element: <NavBar entries={entries} /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  // userEvent can't scroll, so dispatch the event.
  fireEvent.scroll(window);
}

const linkNames = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetSession();
  resetUi();
  scrollTo(0);
});
afterAll(() => server.close());

test('signed out: Features, Pricing and Reviews, Sign In and Get Started', () => {
  openNavBar();
  expect(linkNames()).toEqual([
    ['Features', '/#features'],
    ['Pricing', '/#pricing'],
    ['Reviews', '/#testimonials'],
  ]);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
});

test('signed in: Dashboard, Events and Profile, no Sign In', () => {
  signInAs(buildUser());
  openNavBar();
  expect(linkNames()).toEqual([
    ['Dashboard', '/dashboard'],
    ['Events', '/events'],
    ['Profile', '/profile'],
  ]);
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
});

describe('entries of other remotes', () => {
  const talks = {
    ...buildRegistered({ name: 'mfe_talks', routes: [['/talks', './Talks']] }),
    nav: [
      { label: 'Talks', path: '/talks', access: 'everyone' as const, order: 40 },
      { label: 'Join', path: '/talks', access: 'guest' as const, order: 50 },
      {
        label: 'Speak',
        path: '/talks',
        access: 'member' as const,
        roles: ['ORGANIZER' as const],
        order: 50,
      },
    ],
  };
  const names = () => linkNames().map(([name]) => name);

  test('come after the spec’s own, for visitors and for members, and change with the session', () => {
    openNavBar(siteEntries(talks));
    expect(names()).toEqual(['Features', 'Pricing', 'Reviews', 'Talks', 'Join']);
    act(() => signInAs(buildUser({ role: 'ATTENDEE' })));
    expect(names()).toEqual(['Dashboard', 'Events', 'Profile', 'Talks']);
    act(() => signInAs(buildUser({ role: 'ORGANIZER' })));
    expect(names()).toEqual(['Dashboard', 'Events', 'Profile', 'Talks', 'Speak']);
    act(() => resetSession());
    expect(names()).toEqual(['Features', 'Pricing', 'Reviews', 'Talks', 'Join']);
  });

  test('are in the mobile menu too, and marked where one is', async () => {
    const router = openNavBar(siteEntries(talks));
    await act(() => router.navigate('/talks/7'));
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const links = screen.getAllByRole('link', { name: 'Talks' });
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', 'page']);
  });

  test('a label is text, whatever it says', () => {
    const label = '<img src=x onerror="throw 1">';
    openNavBar([{ label, path: '/talks', access: 'everyone' }]);
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', '/talks');
  });
});

test('on the settings page Profile is marked as current, in the bar and in the mobile menu', async () => {
  signInAs(buildUser());
  const router = openNavBar();
  await act(() => router.navigate('/settings'));
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const marks = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marks.map((link) => link.textContent)).toEqual(['Profile', 'Profile']);
});

test('while the session is loading, neither set is shown', () => {
  sessionStore.setState({ status: 'loading' });
  openNavBar();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
});

test('the user menu shows initials, display name and email, links to Account Settings, and signs out', async () => {
  const user = buildUser({ first_name: 'Ada', last_name: 'Obi' });
  signInAs(user);
  const router = openNavBar();
  const button = screen.getByRole('button', { name: 'Account menu of Ada Obi' });
  expect(button).toHaveTextContent('AO');
  await userEvent.click(button);
  const menu = await screen.findByRole('menu');
  expect(menu).toHaveTextContent(user.email);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Account Settings' }));
  expect(router.state.location.pathname).toBe('/settings');

  await userEvent.click(screen.getByRole('button', { name: 'Account menu of Ada Obi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() => expect(sessionStore.getState().status).toBe('unauthenticated'));
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
});

test('the user name is truncated at a max width of 8rem', () => {
  signInAs(buildUser({ first_name: 'Oluwaseun-Temitope', last_name: 'Adeyemi-Balogun' }));
  openNavBar();
  expect(screen.getByText('Oluwaseun-Temitope Adeyemi-Balogun')).toHaveStyle({
    maxWidth: '8rem',
    textOverflow: 'ellipsis',
  });
});

test('the bar changes style once the page is scrolled more than 20 px', () => {
  openNavBar();
  // Compare classes: jsdom doesn't compute colours from custom properties.
  const look = () => screen.getByRole('banner').className;
  const atTop = look();
  act(() => scrollTo(20));
  expect(look()).toBe(atTop);
  act(() => scrollTo(21));
  expect(look()).not.toBe(atTop);
});

describe('the mobile menu', () => {
  const panelLink = () => screen.queryAllByRole('link', { name: 'Pricing' });

  test('toggles', async () => {
    openNavBar();
    expect(panelLink()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(panelLink()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(panelLink()).toHaveLength(1);
  });

  test('closes when scrolling past 100 px, not before', async () => {
    openNavBar();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    act(() => scrollTo(100));
    expect(panelLink()).toHaveLength(2);
    act(() => scrollTo(101));
    expect(panelLink()).toHaveLength(1);
  });

  test('lies over the page: moving it down would scroll past those 100 px', async () => {
    openNavBar();
    const toggle = screen.getByRole('button', { name: 'Open menu' });
    await userEvent.click(toggle);
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(panel).toHaveStyle({ position: 'absolute' });
  });

  test('closes on Escape, which leaves the focus at its button, and when a link is followed', async () => {
    const router = openNavBar();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.tab();
    expect(panelLink().at(-1)!.closest('ul')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    expect(panelLink()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(panelLink().at(-1)!);
    expect(router.state.location.hash).toBe('#pricing');
    expect(panelLink()).toHaveLength(1);
  });

  test('closes when Tab leads past it, as it would lie over what has the focus then', async () => {
    openNavBar();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    act(() => screen.getAllByRole('link', { name: 'Sign In' }).at(-1)?.focus());
    expect(panelLink()).toHaveLength(2);
    await userEvent.tab();
    expect(panelLink()).toHaveLength(1);
  });
});

test('the theme can be chosen and is saved', async () => {
  openNavBar();
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  expect(localStorage.getItem('event-management-theme')).toBe('dark');
});
