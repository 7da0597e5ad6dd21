import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { dataSaverStore } from '@nzuko/shared-ui';

import { buildLinkedTicket } from '../../test/builders';
import { renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import TicketLinkScreen from './TicketLinkScreen';

setUpFakeApi();
afterEach(() => act(() => dataSaverStore.setState({ isOn: false })));

test('with Data Saver, the photo on a ticket loads when it is asked for', async () => {
  dataSaverStore.setState({ isOn: true });
  const link = buildLinkedTicket({ photo: '/api/media/dami.webp' }, { checks_photos: true });
  server.use(http.get('/api/ticket-links/abc/', () => HttpResponse.json(link)));
  renderScreen(<TicketLinkScreen />, { path: '/t/abc', route: '/t/:token' });
  const show = await screen.findByRole('button', { name: 'Show Picture: Your photo for the door' });
  expect(screen.queryByRole('img', { name: 'Your photo for the door' })).not.toBeInTheDocument();
  await userEvent.click(show);
  expect(screen.getByRole('img', { name: 'Your photo for the door' })).toHaveFocus();
});
