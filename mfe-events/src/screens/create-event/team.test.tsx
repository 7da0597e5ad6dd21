import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { roleRights } from '@nzuko/contract';
import { buildEvent } from '@nzuko/contract/testing';
import { chosenTeam, chooseTeam } from '@nzuko/shared-auth/chosen-team';

import { buildMembership } from '../../test/builders';
import { fillDraft, open, press, setUpCreateEvent } from '../../test/createEventPage';
import { server } from '../../test/renderScreen';

setUpCreateEvent();

const chidis = buildMembership({
  id: 77,
  name: 'Chidi Okafor',
  is_own: false,
  role: 'MANAGER',
  rights: [...roleRights.MANAGER],
});
const inRole = (role: keyof typeof roleRights) => ({ role, rights: [...roleRights[role]] });

const teamsAre = (...teams: object[]) =>
  server.use(http.get('/api/teams/', () => HttpResponse.json(teams)));

/** Takes each new event, and keeps which team it was for. */
function keepTeams() {
  const teams: (string | null)[] = [];
  server.use(
    http.post('/api/events/', ({ request }) => {
      teams.push(request.headers.get('X-Team'));
      return HttpResponse.json(buildEvent({ status: 'DRAFT' }), { status: 201 });
    }),
  );
  return teams;
}

describe('once another team is chosen in another tab', () => {
  beforeEach(() => teamsAre(buildMembership(), chidis));

  test('the form still saves for the team that it names', async () => {
    const teams = keepTeams();
    chooseTeam(chidis);
    open();
    expect(screen.getByText(/^For Chidi Okafor’s team\./)).toBeVisible();
    await fillDraft();
    chooseTeam(null);
    await press('Save as Draft');
    await waitFor(() => expect(teams).toEqual(['77']));
  });

  test('the form for one’s own events still saves for oneself', async () => {
    const teams = keepTeams();
    open();
    expect(screen.queryByText(/^For .* team/)).not.toBeInTheDocument();
    await fillDraft();
    chooseTeam(chidis);
    await press('Save as Draft');
    await waitFor(() => expect(teams).toEqual(['1']));
  });
});

describe('a member who may not create events for the team they act for', () => {
  test.each([
    ['a FINANCE role', inRole('FINANCE'), /^Your role in Chidi Okafor’s team doesn’t include/],
    ['a DOOR role', inRole('DOOR'), /^Your role in Chidi Okafor’s team doesn’t include/],
    [
      'only some events',
      { event_ids: [7] },
      /^You only work on some of Chidi Okafor’s team’s events/,
    ],
    ['no two-step sign-in', { lacks_two_step: true }, /^Turn on two-step sign-in/],
  ])('with %s reads why before a form, and can create an event of their own', async (...row) => {
    const [, place, why] = row;
    chooseTeam({ ...chidis, ...place });
    teamsAre(buildMembership(), { ...chidis, ...place });
    open();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Event' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Create for/ })).not.toBeInTheDocument();
    await press('Create Your Own Event');
    expect(screen.getByRole('form', { name: 'Event' })).toBeVisible();
    expect(chosenTeam()).toBeNull();
  });

  test('reads that they have been removed since, and can create one for another team', async () => {
    chooseTeam(chidis);
    teamsAre(buildMembership(), { ...chidis, id: 78, name: 'Bola Ade' });
    open();
    expect(await screen.findByText('You’re no longer in Chidi Okafor’s team.')).toBeVisible();
    await press('Create for Bola Ade’s Team');
    expect(screen.getByText(/^For Bola Ade’s team\./)).toBeVisible();
    expect(chosenTeam()).toMatchObject({ id: 78 });
  });

  test('reads how to turn on two-step sign-in once they choose a team that requires it', async () => {
    chooseTeam(chidis);
    teamsAre(buildMembership(), { ...chidis, id: 78, name: 'Bola Ade', lacks_two_step: true });
    open();
    expect(await screen.findByText(/^You’re no longer in/)).toBeVisible();
    await press('Create for Bola Ade’s Team');
    expect(screen.getByText(/^Turn on two-step sign-in in your settings/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Settings' })).toBeVisible();
  });

  test('reads that they have left the team they founded', async () => {
    teamsAre();
    open();
    expect(await screen.findByText(/^You’ve left your own team/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Event' })).not.toBeInTheDocument();
  });

  test('gets the form while their teams can’t be loaded', async () => {
    const asked = jest.fn(() => HttpResponse.json({}, { status: 500 }));
    server.use(http.get('/api/teams/', asked));
    open();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.getByRole('form', { name: 'Event' })).toBeVisible();
  });
});
