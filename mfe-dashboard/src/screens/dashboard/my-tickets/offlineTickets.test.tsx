import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { clearQueries } from '../../../api/queryClient';
import { buildTicket } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const open = () => openDashboard('ATTENDEE', '?tab=my-tickets');
const code = { name: 'QR code of ticket NZ-7F3K-22QP' };

async function openOnce(): Promise<void> {
  answer('/tickets/', [buildTicket()]);
  const { unmount } = open();
  await screen.findByRole('img', code);
  unmount();
  // Simulates a reload.
  clearQueries();
}

test('an opened ticket is shown again offline, as saved on this device', async () => {
  await openOnce();
  server.use(http.get('/api/tickets/', () => HttpResponse.error()));
  open();
  expect(await screen.findByRole('img', code)).toBeInTheDocument();
  expect(screen.getByText(/saved on this device as of .*WAT/)).toBeInTheDocument();

  answer('/tickets/', [buildTicket({ ticket_number: 'NZ-NEWE-RONE' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('NZ-NEWE-RONE')).toBeInTheDocument();
  expect(screen.queryByText(/saved on this device/)).not.toBeInTheDocument();
});

test('it is shown when so many at the door ask that the API refuses to answer', async () => {
  await openOnce();
  answer('/tickets/', {}, 429);
  open();
  expect(await screen.findByRole('img', code)).toBeInTheDocument();
  expect(screen.getByText('We couldn’t load the latest')).toBeInTheDocument();
});

test('the API’s response is not replaced by the saved copy', async () => {
  await openOnce();
  answer('/tickets/', {}, 500);
  open();
  expect(await screen.findByText('Failed to load tickets. Please try again.')).toBeInTheDocument();
  expect(screen.queryByRole('img', code)).not.toBeInTheDocument();
});

test('sign-out clears it', async () => {
  await openOnce();
  server.use(http.post('/api/auth/logout/', () => new HttpResponse(null, { status: 204 })));
  answer('/tickets/', []);
  const { unmount } = openDashboard('ATTENDEE');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  unmount();
  server.use(http.get('/api/tickets/', () => HttpResponse.error()));
  clearQueries();
  open();
  expect(
    await screen.findByText('Failed to load tickets. Please try again.', {}, { timeout: 10_000 }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/saved on this device/)).not.toBeInTheDocument();
});
