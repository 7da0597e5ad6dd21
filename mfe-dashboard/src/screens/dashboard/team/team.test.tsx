import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { chooseTeam } from '@nzuko/shared-auth/chosen-team';

import type { Team, TeamMember } from '../../../api/teamsApi';
import { buildMembership } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();
afterEach(() => localStorage.clear());

const me = buildUser({ role: 'ORGANIZER' });
const TEAM = `/teams/${me.id}/`;
const myself: TeamMember = {
  user_id: me.id,
  name: 'Ada Obi',
  email: me.email,
  role: 'OWNER',
  event_ids: null,
  version: 1,
  is_me: true,
  has_two_step: false,
  joined_at: '2026-03-01T09:00:00Z',
};
const chidi: TeamMember = {
  ...myself,
  user_id: 50,
  name: 'Chidi Eze',
  email: 'chidi@example.test',
  role: 'DOOR',
  event_ids: [7],
  version: 3,
  is_me: false,
};
const invitation = {
  id: 9,
  email: 'dami@example.test',
  role: 'MANAGER' as const,
  event_ids: null,
  invited_at: '2026-03-01T09:00:00Z',
  expires_at: '2026-03-08T09:00:00Z',
  has_expired: false,
};

const teamOf = (overrides: Partial<Team> = {}): Team => ({
  id: me.id,
  name: 'Ada Obi',
  requires_two_step: false,
  members: [myself, chidi],
  invitations: [],
  ...overrides,
});

const events = [
  buildEvent({ id: 7, title: 'GoLagos' }),
  buildEvent({ id: 8, title: 'React Lagos' }),
];

async function openTeam(team: Partial<Team> = {}, itsEvents = events) {
  answer(TEAM, teamOf(team));
  answer('/events/my_events/', itsEvents);
  openDashboard('ORGANIZER', '?tab=team');
  await screen.findByRole('list', { name: 'Members' });
  return userEvent.setup();
}

/** Fakes a call that changes something, and records what was sent. */
function record(
  method: 'post' | 'patch' | 'delete',
  path: string,
  body: JsonBodyType,
  status = 200,
) {
  const sent: unknown[] = [];
  server.use(
    http[method](`/api${path}`, async ({ request }) => {
      sent.push(method === 'delete' ? path : await request.json());
      return status === 204
        ? new HttpResponse(null, { status })
        : HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

test('lists the members with their roles and events; oneself has no buttons', async () => {
  await openTeam();
  const [first, second] = within(screen.getByRole('list', { name: 'Members' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('Ada Obi You');
  expect(first).toHaveTextContent('Owner, all events');
  expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
  expect(second).toHaveTextContent('Door, one event: GoLagos');
  expect(screen.queryByRole('button', { name: 'Leave Team…' })).not.toBeInTheDocument();
});

test('invites somebody to some events, by keyboard', async () => {
  const user = await openTeam();
  const sent = record('post', `${TEAM}invitations/`, invitation, 201);
  await user.click(screen.getByLabelText(/^Email/));
  await user.keyboard('dami@example.test{Tab}');
  expect(screen.getByLabelText('Role')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Role'), 'Door');
  await user.keyboard('{Tab} {Tab} ');
  expect(screen.getByRole('checkbox', { name: 'GoLagos' })).toBeChecked();
  answer(TEAM, teamOf({ invitations: [invitation] }));
  await user.keyboard('{Tab}{Tab}{Enter}');
  expect(
    await screen.findByText('The invitation to dami@example.test is on its way.'),
  ).toBeVisible();
  expect(sent).toEqual([{ email: 'dami@example.test', role: 'DOOR', event_ids: [7] }]);
  expect(await screen.findByRole('list', { name: 'Open invitations' })).toHaveTextContent('dami@');
});

test.each([
  ['invited before', [invitation], 1],
  ['who is new', [{ ...invitation, email: 'emeka@example.test' }], 0],
])('to somebody %s, says what became of an earlier invitation', async (_who, open, sentences) => {
  const user = await openTeam({ invitations: open });
  // The API answers with the address as it was typed.
  record('post', `${TEAM}invitations/`, { ...invitation, email: 'Dami@example.test' }, 201);
  await user.type(screen.getByLabelText(/^Email/), 'Dami@example.test{Enter}');
  expect(await screen.findByText(/The invitation to Dami@example.test is/)).toBeVisible();
  expect(screen.queryAllByText('The link in the earlier one no longer works.')).toHaveLength(
    sentences,
  );
});

test('the next address waits until the invitation is sent, rather than being lost', async () => {
  const user = await openTeam();
  let respond: () => void = () => undefined;
  server.use(
    http.post(`/api${TEAM}invitations/`, async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return HttpResponse.json(invitation, { status: 201 });
    }),
  );
  const email = screen.getByLabelText(/^Email/);
  await user.type(email, 'dami@example.test{Enter}');
  await waitFor(() => expect(email).toHaveAttribute('readonly'));
  await user.type(email, 'chidi@example.test');
  expect(email).toHaveValue('dami@example.test');
  respond();
  await waitFor(() => expect(email).toHaveValue(''));
  expect(email).not.toHaveAttribute('readonly');
});

test('an invitation offers what runs or is to come first, and what is over last', async () => {
  const on = (id: number, title: string, day: number) => {
    const start = new Date(Date.now() + day * 86_400_000).toISOString();
    return buildEvent({ id, title, start_date: start, end_date: start });
  };
  const user = await openTeam({}, [
    on(1, 'Last year', -365),
    on(2, 'In a month', 30),
    on(3, 'Yesterday', -1),
    on(4, 'Tomorrow', 1),
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'All events' }));
  const choice = (name: string) => screen.getByRole('checkbox', { name });
  expect(choice('Tomorrow')).toAppearBefore(choice('In a month'));
  expect(choice('In a month')).toAppearBefore(choice('Yesterday'));
  expect(choice('Yesterday')).toAppearBefore(choice('Last year'));
});

test('an invitation needs an address, and an event unless it is for all', async () => {
  const user = await openTeam();
  await user.click(screen.getByRole('checkbox', { name: 'All events' }));
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(screen.getByText('Choose at least one event')).toBeVisible();
});

test('an invitation’s address needs a domain that mail can reach, as everywhere', async () => {
  const user = await openTeam();
  await user.type(screen.getByLabelText(/^Email/), 'chidi@lagos');
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
});

test('a change without any event says so above the list, and focuses its group', async () => {
  const user = await openTeam();
  await user.click(screen.getByRole('button', { name: 'Change Chidi Eze' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Chidi Eze' }));
  await user.click(dialog.getByRole('checkbox', { name: 'GoLagos' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const message = await dialog.findByText('Choose at least one event');
  expect(message).toAppearBefore(dialog.getByRole('checkbox', { name: 'GoLagos' }));
  const all = dialog.getByRole('checkbox', { name: 'All events' });
  await waitFor(() => expect(all).toHaveFocus());
  expect(all).toBeInvalid();
});

test.each([
  [409, { detail: 'This person is in your team already.' }, 'This person is in your team already.'],
  [400, { email: ['Please enter a valid email address'] }, 'Please enter a valid email address'],
  [500, {}, 'We couldn’t send the invitation. Please try again.'],
])('an invitation that is refused with %i says why and stays', async (status, body, message) => {
  const user = await openTeam();
  record('post', `${TEAM}invitations/`, body, status);
  await user.type(screen.getByLabelText(/^Email/), 'dami@example.test');
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveValue('dami@example.test');
});

test('why an invitation failed is said at its button, where it’s in sight', async () => {
  const user = await openTeam();
  record('post', `${TEAM}invitations/`, {}, 500);
  await user.type(screen.getByLabelText(/^Email/), 'dami@example.test');
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toAppearAfter(screen.getByRole('group', { name: 'Events' }));
});

test('an invitation can be withdrawn; one just accepted says so, and the member shows up', async () => {
  const user = await openTeam({ invitations: [invitation], members: [myself] });
  const detail = 'They have just accepted it. You can remove them from the team.';
  record('delete', `${TEAM}invitations/9/`, { detail, code: 'invitation_used' }, 409);
  answer(TEAM, teamOf());
  const name = 'Withdraw the invitation to dami@example.test';
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(detail)).toBeVisible();
  const members = screen.getByRole('list', { name: 'Members' });
  expect(await within(members).findByText('chidi@example.test')).toBeVisible();
});

test('a withdrawn invitation leaves the list', async () => {
  const user = await openTeam({ invitations: [invitation] });
  const sent = record('delete', `${TEAM}invitations/9/`, null, 204);
  answer(TEAM, teamOf());
  const removed = waitForElementToBeRemoved(screen.getByRole('list', { name: 'Open invitations' }));
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  await removed;
  expect(
    await screen.findByText('The invitation to dami@example.test has been withdrawn.'),
  ).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a member’s role and events can be changed', async () => {
  const user = await openTeam();
  const sent = record('patch', `${TEAM}members/50/`, { ...chidi, role: 'MANAGER' });
  await user.click(screen.getByRole('button', { name: 'Change Chidi Eze' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Chidi Eze' }));
  await user.selectOptions(dialog.getByLabelText('Role'), 'Manager');
  await user.click(dialog.getByRole('checkbox', { name: 'React Lagos' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Chidi Eze’s permissions have been changed.')).toBeVisible();
  expect(sent).toEqual([{ role: 'MANAGER', event_ids: [7, 8], version: 3 }]);
});

test('a deleted event doesn’t keep a member from being changed', async () => {
  const user = await openTeam({ members: [myself, { ...chidi, event_ids: [7, 99] }] });
  const sent = record('patch', `${TEAM}members/50/`, { ...chidi, role: 'MANAGER' });
  await user.click(screen.getByRole('button', { name: 'Change Chidi Eze' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Chidi Eze' }));
  await user.selectOptions(dialog.getByLabelText('Role'), 'Manager');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Chidi Eze’s permissions have been changed.')).toBeVisible();
  expect(sent).toEqual([{ role: 'MANAGER', event_ids: [7], version: 3 }]);
});

test('a member whose events were all deleted can be given those to come', async () => {
  const user = await openTeam({ members: [myself, { ...chidi, event_ids: [99] }] }, []);
  const sent = record('patch', `${TEAM}members/50/`, { ...chidi, event_ids: null });
  await user.click(screen.getByRole('button', { name: 'Change Chidi Eze' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Chidi Eze' }));
  await user.click(dialog.getByRole('checkbox', { name: 'All events' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Chidi Eze’s permissions have been changed.')).toBeVisible();
  expect(sent).toEqual([{ role: 'DOOR', event_ids: null, version: 3 }]);
});

test('a change that another owner was faster with shows what they have now', async () => {
  const user = await openTeam();
  const detail = 'Somebody else has just changed this member.';
  record('patch', `${TEAM}members/50/`, { detail, code: 'member_changed' }, 409);
  await user.click(screen.getByRole('button', { name: 'Change Chidi Eze' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Chidi Eze' }));
  answer(TEAM, teamOf({ members: [myself, { ...chidi, role: 'FINANCE', version: 4 }] }));
  await user.selectOptions(dialog.getByLabelText('Role'), 'Manager');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(detail)).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Role')).toHaveValue('FINANCE'));
});

test('a member is removed once that is confirmed', async () => {
  const user = await openTeam();
  const sent = record('delete', `${TEAM}members/50/`, null, 204);
  await user.click(screen.getByRole('button', { name: 'Remove Chidi Eze' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Chidi Eze?' }));
  answer(TEAM, teamOf({ members: [myself] }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Chidi Eze is no longer in the team.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('while a member is being removed, nobody can be removed a second time', async () => {
  const dami = { ...chidi, user_id: 51, name: 'Dami Ojo' };
  const user = await openTeam({ members: [myself, chidi, dami] });
  let answerIt: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (answerIt = resolve));
  server.use(
    http.delete(`/api${TEAM}members/50/`, async () => {
      await isReleased;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const button = (name: string) => screen.getByRole('button', { name });
  await user.click(button('Remove Chidi Eze'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Chidi Eze?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(button('Remove Chidi Eze')).toHaveAttribute('aria-busy', 'true');
  expect(button('Remove Chidi Eze')).toHaveFocus();
  await user.click(button('Remove Dami Ojo'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  answerIt();
  expect(await screen.findByText('Chidi Eze is no longer in the team.')).toBeVisible();
});

test('the team is handed over once that is confirmed, and its new manager sees no more of it', async () => {
  const user = await openTeam();
  const sent = record('post', `${TEAM}owner/`, buildMembership({ id: me.id, role: 'MANAGER' }));
  await user.selectOptions(screen.getByLabelText('New owner'), 'Chidi Eze');
  await user.click(screen.getByRole('button', { name: 'Hand Over…' }));
  answer('/teams/', [buildMembership({ id: me.id, role: 'MANAGER' })]);
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Hand the team over/ }));
  await user.click(dialog.getByRole('button', { name: 'Hand Over' }));
  expect(await screen.findByText('Your role: Manager')).toBeVisible();
  expect(sent).toEqual([{ user_id: 50 }]);
  expect(screen.queryByRole('list', { name: 'Members' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Leave Team…' })).toBeVisible();
});

describe('a member of another’s team', () => {
  const theirs = buildMembership({ id: 77, name: 'Bola Ade', is_own: false, role: 'DOOR' });

  async function openTheirs() {
    signInAs(buildUser({ role: 'ATTENDEE' }));
    chooseTeam(theirs);
    answer('/teams/', [theirs]);
    openDashboard('ATTENDEE', '?tab=team');
    await screen.findByRole('heading', { level: 1, name: 'Bola Ade’s team' });
    return userEvent.setup();
  }

  test('sees their role, and leaves once that is confirmed', async () => {
    const user = await openTheirs();
    const sent = record('delete', `/teams/77/members/${me.id}/`, null, 204);
    await user.click(screen.getByRole('button', { name: 'Leave Team…' }));
    answer('/teams/', []);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Leave Team' }));
    expect(await screen.findByText('You’ve left Bola Ade’s team.')).toBeVisible();
    expect(sent).toHaveLength(1);
    const nav = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    expect(await nav.findByRole('link', { name: 'Discover Events' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('leaves the team they founded and handed over, and is left with their tickets', async () => {
    answer('/teams/', [buildMembership({ id: me.id, role: 'MANAGER' })]);
    // Asked for before the page knows that it isn't theirs any more.
    answer(TEAM, { code: 'not_in_role' }, 403);
    openDashboard('ORGANIZER', '?tab=team');
    const user = userEvent.setup();
    record('delete', `/teams/${me.id}/members/${me.id}/`, null, 204);
    await user.click(await screen.findByRole('button', { name: 'Leave Team…' }));
    answer('/teams/', []);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Leave Team' }));
    const nav = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    expect(await nav.findByRole('link', { name: 'Discover Events' })).toBeVisible();
    expect(nav.queryByRole('link', { name: 'Ticket Sales' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Event' })).not.toBeInTheDocument();
  });

  test('is told why they can’t leave as the last owner', async () => {
    const user = await openTheirs();
    const detail = 'A team needs an owner, and this is the only one.';
    record('delete', `/teams/77/members/${me.id}/`, { detail, code: 'last_owner' }, 409);
    await user.click(screen.getByRole('button', { name: 'Leave Team…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Leave Team' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });
});
