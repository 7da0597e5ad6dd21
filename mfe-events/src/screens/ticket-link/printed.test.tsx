import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { buildLinkedTicket } from '../../test/builders';
import { renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import TicketLinkScreen from './TicketLinkScreen';

setUpFakeApi();

test('the page of a ticket is printed without its buttons', async () => {
  server.use(http.get('/api/ticket-links/abc/', () => HttpResponse.json(buildLinkedTicket())));
  renderScreen(<TicketLinkScreen />, { path: '/t/abc', route: '/t/:token' });
  const button = await screen.findByRole('button', { name: 'Cancel Ticket' });
  const hidden = button.closest<HTMLElement>('[data-print="hide"]');
  expect(hidden).toBeInTheDocument();
  expect(hidden).not.toContainElement(screen.getByRole('article'));
});
