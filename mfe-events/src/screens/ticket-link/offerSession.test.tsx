import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { sessionStore } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { buildOffer } from '../../test/builders';
import { renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import TicketLinkScreen from './TicketLinkScreen';

setUpFakeApi();

test('an offer is not accepted before it is known whether somebody is signed in', async () => {
  sessionStore.setState({ status: 'loading' });
  const sent: unknown[] = [];
  server.use(
    http.get('/api/ticket-links/abc/', () => HttpResponse.json(buildOffer())),
    http.post('/api/ticket-links/abc/accept/', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ detail: 'It’s yours!' });
    }),
  );
  renderScreen(<TicketLinkScreen />, { path: '/t/abc', route: '/t/:token' });
  const button = await screen.findByRole('button', { name: 'Accept Ticket' });
  await userEvent.click(button);
  expect(sent).toEqual([]);
  act(() => signInAs(buildUser()));
  await userEvent.click(button);
  await waitFor(() => expect(sent).toEqual([{ into: 'account' }]));
});
