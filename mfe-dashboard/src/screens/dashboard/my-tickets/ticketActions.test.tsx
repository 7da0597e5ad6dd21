import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildPayment } from 'contract/testing';

import { buildTicket } from '../../../test/builders';
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

test('a ticket is cancelled after confirming, and the refund is announced', async () => {
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
  expect(dialog).toHaveTextContent('You’ll be refunded to the card you paid with.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel ticket' }));
  expect(await screen.findByText('Your ticket is cancelled. (₦1,500)')).toBeInTheDocument();
  expect(await screen.findByText('Refunded')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('Keep Ticket cancels nothing', async () => {
  open();
  await press(`Cancel ticket ${number}`);
  await press('Keep Ticket');
  expect(await screen.findByRole('button', { name: `Cancel ticket ${number}` })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
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
    'All 3 tickets in this order will be cancelled',
  );
});

const offer = { name: 'Ngozi Adeyẹmi', email: 'ngozi@example.test' };
const pending = () =>
  buildTicket({
    order: paidOrder,
    transfer: { ...offer, expires_at: '2031-02-28T08:00:00.000Z' },
  });

test('a ticket is offered to someone, and waits for them to accept', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/tickets/41/transfer/', async ({ request }) => {
      sent.push(await request.json());
      answer('/tickets/', [pending()]);
      return HttpResponse.json({ detail: 'We’ve sent Ngozi Adeyẹmi a link.' });
    }),
  );
  open();
  await press(`Transfer ticket ${number}`);
  const dialog = await screen.findByRole('dialog', { name: 'Transfer this ticket' });
  expect(dialog).toHaveTextContent('Until they do, it stays yours.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  expect(within(dialog).getByText('Name is required')).toBeInTheDocument();
  expect(within(dialog).getByText('Please enter a valid email address')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/^Name/), offer.name);
  await userEvent.type(within(dialog).getByLabelText(/^Email/), offer.email);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('We’ve sent Ngozi Adeyẹmi a link.')).toBeInTheDocument();
  expect(await screen.findByText('Waiting for Ngozi Adeyẹmi to accept')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: `QR code of ticket ${number}` })).toBeInTheDocument();
  expect(sent).toEqual([offer]);
});

test('an offer is withdrawn', async () => {
  server.use(
    http.delete('/api/tickets/41/transfer/', () => {
      answer('/tickets/', [buildTicket({ order: paidOrder })]);
      return HttpResponse.json({ detail: 'Offer withdrawn.' });
    }),
  );
  open([pending()]);
  expect(await screen.findByText(/The offer ends Fri, 28 Feb 2031, 09:00 WAT/)).toBeInTheDocument();
  await press(`Withdraw offer of ticket ${number}`);
  expect(await screen.findByText('Offer withdrawn.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: `Transfer ticket ${number}` })).toBeVisible();
});

test('an offer that was accepted in the meantime says so instead of being withdrawn', async () => {
  server.use(
    http.delete('/api/tickets/41/transfer/', () =>
      HttpResponse.json({ detail: 'You transferred this ticket.' }, { status: 409 }),
    ),
  );
  open([pending()]);
  await press(`Withdraw offer of ticket ${number}`);
  expect(await screen.findByText('You transferred this ticket.')).toBeInTheDocument();
});

test('an offered ticket can be offered to someone else, which ends the first offer', async () => {
  open([pending()]);
  await press(`Offer ticket ${number} to someone else`);
  const dialog = await screen.findByRole('dialog', { name: 'Offer it to someone else' });
  expect(dialog).toHaveTextContent('Your offer to Ngozi Adeyẹmi will end.');
});

test('cancelling a ticket that someone else paid for says who gets the refund', async () => {
  const payer = { name: 'Chidi Eze', email: 'c•••@example.test' };
  open([buildTicket({ order: paidOrder, paid_by: payer })]);
  await press(`Cancel ticket ${number}`);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'the refund of ₦1,500 goes to Chidi Eze (c•••@example.test).',
  );
});

test('the server’s field error is shown at the field', async () => {
  server.use(
    http.post('/api/tickets/41/transfer/', () =>
      HttpResponse.json({ email: ['Enter another address.'] }, { status: 400 }),
    ),
  );
  open();
  await press(`Transfer ticket ${number}`);
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Ngozi');
  await userEvent.type(screen.getByLabelText(/^Email/), 'ngozi@example.test');
  await press('Send offer');
  expect(await screen.findByText('Enter another address.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
});

test('the email is resent on request', async () => {
  server.use(
    http.post('/api/tickets/41/resend/', () =>
      HttpResponse.json({ detail: 'Your tickets are on their way by email.' }),
    ),
  );
  open();
  await press(`Resend email of ticket ${number}`);
  expect(await screen.findByText('Your tickets are on their way by email.')).toBeInTheDocument();
});

test('a ticket that was used can be neither cancelled nor transferred', async () => {
  open([buildTicket({ checked_in: true, checked_in_time: '2031-03-01T22:45:00.000Z' })]);
  expect(await screen.findByText('Checked in')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Cancel|Transfer)/ })).not.toBeInTheDocument();
});
