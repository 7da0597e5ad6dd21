import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { chosenTeam, chooseTeam } from '@nzuko/shared-auth/chosen-team';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { buildEvent } from '@nzuko/contract/testing';

import { buildMembership, buildSoldTicket } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();
afterEach(() => localStorage.clear());

type Membership = ReturnType<typeof buildMembership>;

const theirs = (overrides: Partial<Membership> = {}) =>
  buildMembership({ id: 77, name: 'Bola Ade', is_own: false, ...overrides });
const own = () => buildMembership({ id: buildUser().id });

/** Opens the dashboard of somebody who acts for Bola’s team. */
function openFor(team: Membership, query = '', role: 'ATTENDEE' | 'ORGANIZER' = 'ATTENDEE') {
  signInAs(buildUser({ role }));
  chooseTeam(team);
  answer('/teams/', role === 'ORGANIZER' ? [own(), team] : [team]);
  return openDashboard(role, query);
}

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Dashboard' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test.each([
  [
    'OWNER',
    null,
    ['Overview', 'My Events', 'Ticket Sales', 'Attendees', 'Scan', 'Analytics', 'Payouts'],
  ],
  ['MANAGER', null, ['Overview', 'My Events', 'Ticket Sales', 'Attendees', 'Scan', 'Analytics']],
  ['FINANCE', null, ['Overview', 'Ticket Sales', 'Analytics', 'Payouts']],
  ['FINANCE', [7], ['Overview', 'Ticket Sales', 'Analytics']],
  ['DOOR', null, ['Scan']],
] as const)('%s with events %j sees these tabs alone', (role, events, expected) => {
  openFor(theirs({ role, event_ids: events && [...events] }));
  expect(tabs()).toEqual(expected);
  expect(screen.getByRole('link', { name: new RegExp(`${role}, Bola Ade`, 'i') })).toBeVisible();
});

test('an organizer’s own team opens, and its history, though the list of teams can’t be had', async () => {
  const { id } = buildUser();
  answer('/teams/', {}, 500);
  answer('/events/my_events/', []);
  answer(`/teams/${id}/`, { id, name: 'Ada Obi', members: [], invitations: [] });
  answer(`/teams/${id}/record/`, { results: [], next: null });
  const { router } = openDashboard('ORGANIZER', '?tab=team');
  expect(await screen.findByRole('heading', { name: 'Invite someone' })).toBeVisible();
  await act(() => router.navigate('/dashboard?tab=history'));
  expect(await screen.findByText(/^What people did for your team/)).toBeVisible();
});

test('at the door one starts with scanning, and no address opens another tab', async () => {
  openFor(theirs({ role: 'DOOR' }), '?tab=payouts');
  expect(await screen.findByRole('heading', { level: 1, name: 'Scan' })).toBeVisible();
  expect(screen.getByPlaceholderText('Search events…')).toBeVisible();
});

test.each([
  ['MANAGER', null, true],
  ['MANAGER', [7], false],
] as const)('a %s with events %j and new events: %s', async (role, events, mayCreate) => {
  answer('/events/my_events/', [buildEvent({ id: 7 })]);
  openFor(theirs({ role, event_ids: events && [...events] }), '?tab=my-events');
  expect(await screen.findByRole('link', { name: /^Edit/ })).toBeVisible();
  const creating = screen.queryByRole('link', { name: 'Create Event' });
  expect(creating !== null).toBe(mayCreate);
});

test('calls name the team, and switching back to one’s own names none', async () => {
  const named: (string | null)[] = [];
  server.use(
    http.get('/api/events/my_events/', ({ request }) => {
      named.push(request.headers.get('X-Team'));
      return HttpResponse.json([]);
    }),
  );
  openFor(theirs({ role: 'MANAGER' }), '', 'ORGANIZER');
  await waitFor(() => expect(named).toEqual(['77']));
  await userEvent.selectOptions(await screen.findByLabelText('Acting for'), 'Your own team');
  await waitFor(() => expect(named).toEqual(['77', null]));
  expect(chosenTeam()).toBeNull();
  expect(tabs()).toContain('Payouts');
});

test('somebody without another team has no switch', async () => {
  openDashboard('ORGANIZER');
  expect(await screen.findByRole('link', { name: 'Team' })).toBeVisible();
  expect(screen.queryByLabelText('Acting for')).not.toBeInTheDocument();
});

test('an attendee in a team switches to it, and back to their tickets', async () => {
  answer('/teams/', [theirs({ role: 'DOOR' })]);
  openDashboard('ATTENDEE');
  expect(tabs()).toContain('My Tickets');
  await userEvent.selectOptions(await screen.findByLabelText('Acting for'), 'Bola Ade');
  expect(tabs()).toEqual(['Scan']);
  await userEvent.selectOptions(await screen.findByLabelText('Acting for'), 'Yourself');
  expect(tabs()).toContain('My Tickets');
});

test('an attendee finds the teams that they are in on Overview', async () => {
  answer('/teams/', [theirs({ role: 'DOOR' }), theirs({ id: 78, name: 'Chidi Eze' })]);
  openDashboard('ATTENDEE');
  expect(await screen.findByText(/^You’re in Chidi Eze’s team\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Act for Bola Ade' }));
  expect(tabs()).toEqual(['Scan']);
});

test('a member who is removed while they work is told so, and acts for themselves again', async () => {
  openFor(theirs({ role: 'MANAGER' }), '?tab=my-events');
  expect(await screen.findByText('You have no events yet')).toBeVisible();
  const refusal = { detail: 'You’re not, or no longer, in this team.', code: 'not_in_team' };
  answer('/tickets/sold/', refusal, 403);
  answer('/teams/', []);
  await userEvent.click(screen.getByRole('link', { name: 'Ticket Sales' }));
  expect(await screen.findByText('You’re no longer in Bola Ade’s team.')).toBeVisible();
  expect(tabs()).toContain('My Tickets');
  expect(chosenTeam()).toBeNull();
});

test('a role that was narrowed takes its tabs away with the next refusal', async () => {
  openFor(theirs({ role: 'MANAGER' }));
  answer('/tickets/sold/', { detail: 'No.', code: 'not_in_role' }, 403);
  await screen.findByLabelText('Acting for');
  answer('/teams/', [theirs({ role: 'DOOR' })]);
  await userEvent.click(screen.getByRole('link', { name: 'Ticket Sales' }));
  await waitFor(() => expect(tabs()).toEqual(['Scan']));
});

test('another tab of the browser that switches the team switches this one', async () => {
  openFor(theirs({ role: 'DOOR' }), '', 'ORGANIZER');
  expect(tabs()).toEqual(['Scan']);
  chooseTeam(null);
  window.dispatchEvent(new StorageEvent('storage', { key: `event_draft_${buildUser().id}_team` }));
  await waitFor(() => expect(tabs()).toContain('Payouts'));
});

test('refunds are for who has the money, names and resending for who has the guests', async () => {
  answer('/events/my_events/', [buildEvent({ id: 7 })]);
  const totals = { tickets: 1, revenue: '1500.00', checked_in: 0 };
  const results = [buildSoldTicket()];
  answer('/tickets/sold/', { count: 1, next: null, previous: null, totals, results });
  openFor(theirs({ role: 'MANAGER' }), '?tab=ticket-sales');
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for ticket/ }));
  const entries = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
  expect(entries).toEqual(['Resend Email', 'Correct Name…']);
});
