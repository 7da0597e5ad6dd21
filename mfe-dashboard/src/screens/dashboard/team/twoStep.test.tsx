import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { chooseTeam } from '@nzuko/shared-auth/chosen-team';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import type { Team } from '../../../api/teamsApi';
import { buildMembership } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();
afterEach(() => localStorage.clear());

const me = buildUser({ role: 'ORGANIZER' });
const TEAM = `/teams/${me.id}/`;
const member = {
  email: 'a@example.test',
  event_ids: null,
  version: 1,
  joined_at: '2026-03-01T09:00:00Z',
};
const teamOf = (mine: boolean, requires_two_step = false): Team => ({
  id: me.id,
  name: 'Ada Obi',
  requires_two_step,
  members: [
    { ...member, user_id: me.id, name: 'Ada Obi', role: 'OWNER', is_me: true, has_two_step: mine },
    { ...member, user_id: 5, name: 'Chidi', role: 'DOOR', is_me: false, has_two_step: false },
  ],
  invitations: [],
});

/** Fakes changes of the team, one answer after the other, and records what was sent. */
function change(...answers: [number, JsonBodyType][]) {
  const sent: unknown[] = [];
  server.use(
    http.patch(`/api${TEAM}`, async ({ request }) => {
      sent.push(await request.json());
      const [status, body] = answers[Math.min(sent.length, answers.length) - 1] ?? [500, {}];
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

async function openTeam(team: Team) {
  answer(TEAM, team);
  openDashboard('ORGANIZER', '?tab=team');
  await screen.findByRole('list', { name: 'Members' });
  return userEvent.setup();
}

describe('an owner', () => {
  test('without two-step sign-in is sent to set up their own first', async () => {
    await openTeam(teamOf(false));
    expect(screen.getByRole('link', { name: 'set it up for yourself' })).toHaveAttribute(
      'href',
      '/settings',
    );
  });

  test('is told whom it stops, confirms who they are, and requires it', async () => {
    const user = await openTeam(teamOf(true));
    const refusal = { detail: 'Confirm that it’s you.', code: 'confirmation_needed' };
    const sent = change([403, refusal], [200, teamOf(true, true)]);
    server.use(
      http.post('/api/auth/confirmation/', () =>
        HttpResponse.json({ challenge: 'c', ways: ['app', 'recovery_code'] }),
      ),
      http.post('/api/auth/confirmation/answer/', () => new HttpResponse(null, { status: 204 })),
    );
    await user.click(screen.getByRole('button', { name: 'Require It…' }));
    const sure = within(await screen.findByRole('alertdialog'));
    expect(sure.getByText(/^Still without it: Chidi\./)).toBeVisible();
    await user.click(sure.getByRole('button', { name: 'Require It' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.type(dialog.getByLabelText(/^Code from/), '123456{Enter}');
    expect(await screen.findByText('The team now needs two-step sign-in.')).toBeVisible();
    expect(sent).toEqual([{ requires_two_step: true }, { requires_two_step: true }]);
    expect(screen.getByRole('button', { name: 'Stop Requiring It' })).toBeVisible();
  });

  test('is told why it can’t be changed', async () => {
    const user = await openTeam(teamOf(true, true));
    change([409, { detail: 'Somebody was faster.', code: 'x' }]);
    await user.click(screen.getByRole('button', { name: 'Stop Requiring It' }));
    expect(await screen.findByText('Somebody was faster.')).toBeVisible();
  });
});

describe('a member of a team that needs it', () => {
  const theirs = (lacks_two_step: boolean) =>
    buildMembership({
      id: 77,
      name: 'Bola Ade',
      is_own: false,
      role: 'MANAGER',
      lacks_two_step,
    });

  test('sees what to do in place of the team’s tabs, and may leave', async () => {
    signInAs(buildUser({ role: 'ATTENDEE' }));
    chooseTeam(theirs(true));
    answer('/teams/', [theirs(true)]);
    openDashboard('ATTENDEE', '?tab=my-events');
    expect(
      await screen.findByRole('heading', { name: 'Bola Ade’s team needs two-step sign-in' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set It Up' })).toHaveAttribute('href', '/settings');
    expect(screen.getByRole('button', { name: 'Leave Team…' })).toBeVisible();
  });

  test('who is at work when it is switched on is told with the next refused call', async () => {
    signInAs(buildUser({ role: 'ATTENDEE' }));
    chooseTeam(theirs(false));
    answer('/teams/', [theirs(false)]);
    answer('/events/my_events/', { detail: 'No.', code: 'two_step_required' }, 403);
    server.use(http.get('/api/teams/', () => HttpResponse.json([theirs(false)]), { once: true }));
    openDashboard('ATTENDEE', '?tab=my-events');
    answer('/teams/', [theirs(true)]);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Set It Up' })).toBeVisible());
  });
});
