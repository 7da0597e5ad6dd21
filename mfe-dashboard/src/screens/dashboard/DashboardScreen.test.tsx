import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { sessionStore } from '@nzuko/shared-auth';

import { answer, openDashboard, server, setUpFakeApi } from '../../test/renderScreen';
import { buildTicket } from '../../test/builders';
import DashboardScreen from './DashboardScreen';

setUpFakeApi();

const tabs = () => {
  const nav = screen.getByRole('navigation', { name: 'Dashboard' });
  return within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent);
};

test.each([
  [
    'ORGANIZER',
    '',
    ['Overview', 'My Events', 'Ticket Sales', 'Attendees', 'Scan', 'Analytics', 'Payouts'],
  ],
  ['ATTENDEE', '', ['Overview', 'My Events', 'My Tickets', 'Discover Events', 'Favorites']],
  [
    'ADMIN',
    '',
    ['Overview', 'My Events', 'Ticket Sales', 'Attendees', 'Scan', 'Analytics', 'Payouts'],
  ],
  [
    'ADMIN',
    '?view=desk',
    ['Find', 'Suspensions', 'Reports', 'Money', 'Operations', 'Site Health', 'Record'],
  ],
  [
    'ADMIN',
    '?tab=money',
    ['Find', 'Suspensions', 'Reports', 'Money', 'Operations', 'Site Health', 'Record'],
  ],
  [
    'ADMIN',
    '?view=attendee',
    ['Overview', 'My Events', 'My Tickets', 'Discover Events', 'Favorites'],
  ],
] as const)('%s at /dashboard%s sees its tabs', (role, query, expected) => {
  openDashboard(role, query);
  expect(tabs()).toEqual(expected);
});

test.each([
  ['ORGANIZER', 'Organizer'],
  ['ATTENDEE', 'Attendee'],
  ['ADMIN', 'Admin'],
] as const)('the profile area shows %s as %s and leads to the settings', (role, label) => {
  openDashboard(role);
  const profile = screen.getByRole('link', { name: new RegExp(`Ada Obi.*${label}`) });
  expect(profile).toHaveAttribute('href', '/settings');
});

test('the first link skips the header and the tabs', async () => {
  openDashboard('ATTENDEE', '?tab=my-tickets');
  const heading = await screen.findByRole('heading', { level: 1, name: 'My Tickets' });
  const skipLink = screen.getByRole('link', { name: 'Skip to content' });
  expect(screen.getAllByRole('link')[0]).toBe(skipLink);
  const target = document.querySelector<HTMLElement>(skipLink.getAttribute('href') ?? '');
  expect(target).toContainElement(heading);
  expect(target).not.toContainElement(screen.getByRole('navigation', { name: 'Dashboard' }));
});

test.each(['ORGANIZER', 'ATTENDEE'] as const)('%s has no view switch', (role) => {
  openDashboard(role, '?view=attendee');
  expect(screen.queryByRole('group', { name: 'View as' })).not.toBeInTheDocument();
});

test('an ADMIN switches between the two views', async () => {
  const { router } = openDashboard('ADMIN');
  await userEvent.click(screen.getByRole('button', { name: 'Attendee', pressed: false }));
  expect(router.state.location.search).toBe('?view=attendee');
  expect(screen.getByRole('button', { name: 'Attendee', pressed: true })).toBeInTheDocument();
  expect(tabs()).toContain('My Tickets');
});

test('the tab is in the URL, so that reload and back work', async () => {
  const { router } = openDashboard('ATTENDEE');
  expect(screen.getByRole('link', { name: 'Overview', current: 'page' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'My Tickets' }));
  expect(router.state.location.search).toBe('?tab=my-tickets');
  expect(await screen.findByRole('heading', { level: 1, name: 'My Tickets' })).toBeInTheDocument();
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { name: 'Welcome back, Ada' })).toBeInTheDocument();
});

test.each([
  ['attendees', 'Attendees'],
  ['ticket-sales', 'Ticket Sales'],
] as const)('?tab=%s opens at once when its link was pointed at', async (tab, title) => {
  const { router } = openDashboard('ORGANIZER');
  await DashboardScreen.prefetch({ params: {}, search: new URLSearchParams({ tab }) });
  await act(() => router.navigate(`?tab=${tab}`));
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test.each(['?tab=constructor', '?tab=overview', ''])(
  'a link to /dashboard%s has no code to load ahead',
  async (query) => {
    openDashboard('ORGANIZER');
    await expect(
      DashboardScreen.prefetch({ params: {}, search: new URLSearchParams(query) }),
    ).resolves.toBeUndefined();
  },
);

test('a tab the view does not have shows Overview, and so does the URL', async () => {
  const { router } = openDashboard('ATTENDEE', '?tab=attendees');
  expect(screen.getByRole('link', { name: 'Overview', current: 'page' })).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=overview'));
});

test('the logo goes to / and Settings to /settings', () => {
  openDashboard('ATTENDEE');
  expect(screen.getByRole('link', { name: 'Nzuko' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
});

test('Sign Out ends the session', async () => {
  server.use(http.post('/api/auth/logout/', () => new HttpResponse(null, { status: 204 })));
  const { router } = openDashboard('ATTENDEE');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(sessionStore.getState().status).toBe('unauthenticated');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('the menu button opens the collapsed part of the sidebar', async () => {
  openDashboard('ATTENDEE');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu', expanded: false }));
  expect(screen.getByRole('button', { name: 'Close menu', expanded: true })).toBeInTheDocument();
});

test('Escape closes it and puts the focus back on its button', async () => {
  openDashboard('ATTENDEE');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  screen.getByRole('button', { name: 'Sign Out' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toHaveFocus();
});

test('going on to the tab’s content closes it, which would be covered', async () => {
  openDashboard('ATTENDEE', '?tab=my-tickets');
  const link = await screen.findByRole('link', { name: 'Browse Events' });
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  screen.getByRole('button', { name: 'Sign Out' }).focus();
  await userEvent.tab();
  expect(link).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
});

test('Escape in the search leaves the menu as it is', async () => {
  openDashboard('ATTENDEE');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  answer('/events/', { count: 0, next: null, previous: null, results: [] });
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'lagos');
  await screen.findByText(/No events/);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Close menu' })).toBeInTheDocument();
});

test('an organizer can see the tickets they booked for another organizer’s event', async () => {
  answer('/tickets/', [buildTicket()]);
  openDashboard('ORGANIZER', '?tab=my-tickets');
  expect(await screen.findByText('NZ-7F3K-22QP')).toBeInTheDocument();
});
