import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ApiSchemas } from '@nzuko/contract';
import { buildEvent } from '@nzuko/contract/testing';
import { chooseTeam } from '@nzuko/shared-auth/chosen-team';

import { fillDraft, open, press, setUpCreateEvent } from '../../test/createEventPage';
import { server } from '../../test/renderScreen';

setUpCreateEvent();

const chidis: ApiSchemas['Membership'] = {
  id: 77,
  name: 'Chidi Okafor',
  is_own: false,
  role: 'MANAGER',
  rights: ['events'],
  event_ids: null,
  lacks_two_step: false,
};

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
