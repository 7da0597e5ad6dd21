import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { buildPayment, buildTicket } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const { order } = buildPayment();
const paidOrder = { ...order, status: 'PAID' as const, expires_at: null };
const number = 'NZ-7F3K-22QP';

function open(tickets = [buildTicket({ order: paidOrder })]) {
  answer('/tickets/', tickets);
  return openDashboard('ATTENDEE', '?tab=my-tickets');
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a ticket is cancelled after a question, and the refund is told', async () => {
  server.use(
    http.post('/api/tickets/41/cancel/', () => {
      answer('/tickets/', [
        buildTicket({ status: 'CANCELLED', order: { ...paidOrder, status: 'REFUNDED' } }),
      ]);
      return HttpResponse.json({ detail: 'Your ticket is cancelled.', refund: '1500.00', order });
    }),
  );
  open();
  await press(`Cancel ticket ${number}`);
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this ticket?' });
  expect(dialog).toHaveTextContent('Its price is sent back to the card it was paid with.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel ticket' }));
  expect(await screen.findByText('Your ticket is cancelled. (₦1,500)')).toBeInTheDocument();
  expect(await screen.findByText('Refunded')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('Keep it cancels nothing', async () => {
  open();
  await press(`Cancel ticket ${number}`);
  await press('Keep it');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText('Valid')).toBeInTheDocument();
});

test('a cancellation that is refused says why', async () => {
  server.use(
    http.post('/api/tickets/41/cancel/', () =>
      HttpResponse.json({ detail: 'This ticket has been used at the door.' }, { status: 409 }),
    ),
  );
  open();
  await press(`Cancel ticket ${number}`);
  await press('Cancel ticket');
  expect(await screen.findByText('This ticket has been used at the door.')).toBeInTheDocument();
});

test('cancelling one ticket of a held order names all of them', async () => {
  open([buildTicket({ status: 'PENDING', qr_payload: null, order: { ...order, quantity: 3 } })]);
  await press(`Cancel ticket ${number}`);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'All 3 tickets of this order are cancelled',
  );
});

test('a ticket goes to another name', async () => {
  const sent: unknown[] = [];
  const holder = { name: 'Ngozi Adeyẹmi', email: 'ngozi@example.test' };
  server.use(
    http.post('/api/tickets/41/transfer/', async ({ request }) => {
      sent.push(await request.json());
      answer('/tickets/', [buildTicket({ holder, ticket_number: 'NZ-NEW1-NEW2' })]);
      return HttpResponse.json({ detail: 'The ticket is now Ngozi Adeyẹmi’s.' });
    }),
  );
  open();
  await press(`Transfer ticket ${number}`);
  const dialog = await screen.findByRole('dialog', { name: 'Transfer this ticket' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Transfer ticket' }));
  expect(within(dialog).getByText('Name is required')).toBeInTheDocument();
  expect(within(dialog).getByText('Please enter a valid email address')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/^Name/), holder.name);
  await userEvent.type(within(dialog).getByLabelText(/^Email/), holder.email);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Transfer ticket' }));
  expect(await screen.findByText('The ticket is now Ngozi Adeyẹmi’s.')).toBeInTheDocument();
  expect(await screen.findByText('For Ngozi Adeyẹmi (ngozi@example.test)')).toBeInTheDocument();
  expect(sent).toEqual([holder]);
});

test('the server’s word about a field stands under it', async () => {
  server.use(
    http.post('/api/tickets/41/transfer/', () =>
      HttpResponse.json({ email: ['Enter another address.'] }, { status: 400 }),
    ),
  );
  open();
  await press(`Transfer ticket ${number}`);
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Ngozi');
  await userEvent.type(screen.getByLabelText(/^Email/), 'ngozi@example.test');
  await press('Transfer ticket');
  expect(await screen.findByText('Enter another address.')).toBeInTheDocument();
});

test('the mail is sent again on request', async () => {
  server.use(
    http.post('/api/tickets/41/resend/', () =>
      HttpResponse.json({ detail: 'Your tickets are on their way by mail.' }),
    ),
  );
  open();
  await press(`Resend mail of ticket ${number}`);
  expect(await screen.findByText('Your tickets are on their way by mail.')).toBeInTheDocument();
});

test('a ticket that was used can be neither cancelled nor transferred', async () => {
  open([buildTicket({ checked_in: true, checked_in_time: '2031-03-01T22:45:00.000Z' })]);
  expect(await screen.findByText('Checked in')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Cancel|Transfer)/ })).not.toBeInTheDocument();
});
