import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildPayment } from '@nzuko/contract/testing';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { buildTicket } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const { order } = buildPayment();
const paidOrder = { ...order, status: 'PAID' as const, expires_at: null };
const number = 'NZ-7F3K-22QP';
const cancellation = {
  refund: '1477.50',
  detail: 'You’ll get ₦1,477.50 back, the price less ₦22.50 in payment fees.',
};

function open(tickets = [buildTicket({ order: paidOrder, cancellation })]) {
  answer('/tickets/', tickets);
  return openDashboard('ATTENDEE', '?tab=my-tickets');
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a ticket is cancelled after confirming, and the refund is announced', async () => {
  let sent: unknown;
  server.use(
    http.post('/api/tickets/41/cancel/', async ({ request }) => {
      sent = await request.json();
      answer('/tickets/', [
        buildTicket({
          status: 'CANCELLED',
          order: { ...paidOrder, status: 'REFUNDED' },
          cancellation: null,
          refunded: '1477.50',
          is_refund_under_way: true,
        }),
      ]);
      return HttpResponse.json({ detail: 'Your ticket is cancelled.', refund: '1477.50', order });
    }),
  );
  open();
  await press(`Cancel ticket ${number}`);
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this ticket?' });
  expect(dialog).toHaveTextContent(cancellation.detail);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Ticket' }));
  expect(await screen.findByText('Your ticket is cancelled.')).toBeInTheDocument();
  expect(sent).toEqual({ expected_refund: '1477.50' });
  expect(await screen.findByText('Refund on its way')).toBeInTheDocument();
  expect(screen.getByText('You’re being refunded ₦1,477.50 for it.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a refund that has changed since cancels nothing, and the dialog shows the new one', async () => {
  const nothing = 'This event doesn’t give refunds, so none of the ₦1,500 comes back.';
  server.use(
    http.post('/api/tickets/41/cancel/', () => {
      const later = { refund: '0.00', detail: nothing };
      answer('/tickets/', [buildTicket({ order: paidOrder, cancellation: later })]);
      return HttpResponse.json(
        { detail: 'The refund has changed.', code: 'refund_changed' },
        { status: 409 },
      );
    }),
  );
  open();
  await press(`Cancel ticket ${number}`);
  await press('Cancel Ticket');
  expect(await screen.findByText('The refund has changed.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(nothing));
});

test('a ticket cancelled without a refund says so', async () => {
  const status = 'REFUNDED' as const;
  const ticket = { status: 'CANCELLED' as const, cancellation: null, refunded: '0.00' };
  open([buildTicket({ ...ticket, order: { ...paidOrder, status } })]);
  expect(await screen.findByText('This ticket was cancelled without a refund.')).toBeVisible();
  expect(screen.queryByText('Refunded')).not.toBeInTheDocument();
});

test('once its event has started, a ticket can be cancelled only if the API says so', async () => {
  const started = { start_date: new Date(Date.now() - 60_000).toISOString() };
  open([buildTicket({ order: paidOrder, cancellation }, started)]);
  expect(await screen.findByRole('button', { name: `Cancel ticket ${number}` })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Transfer/ })).not.toBeInTheDocument();
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
  await press('Cancel Ticket');
  expect(await screen.findByText('This ticket has been used at the door.')).toBeInTheDocument();
});

test('cancelling one ticket of a held order names all of them, and cancels none that is paid by now', async () => {
  let sent: unknown;
  server.use(
    http.post('/api/tickets/41/cancel/', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ detail: 'This order has been paid for.' }, { status: 409 });
    }),
  );
  open([buildTicket({ status: 'PENDING', qr_payload: null, order: { ...order, quantity: 3 } })]);
  await press(`Cancel ticket ${number}`);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Cancel these 3 tickets?All 3 tickets in this order will be cancelled',
  );
  await press('Cancel 3 Tickets');
  expect(await screen.findByText('This order has been paid for.')).toBeInTheDocument();
  expect(sent).toEqual({ expected_refund: '0.00', expected_status: 'HELD' });
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
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send Offer' }));
  expect(within(dialog).getByText('Name is required')).toBeInTheDocument();
  expect(within(dialog).getByText('Please enter a valid email address')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/^Name/), offer.name);
  await userEvent.type(within(dialog).getByLabelText(/^Email/), offer.email);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send Offer' }));
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
  await press(`Withdraw Offer of ticket ${number}`);
  expect(await screen.findByText('Offer withdrawn.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: `Transfer ticket ${number}` })).toBeVisible();
  const title = within(screen.getByRole('article')).getByRole('heading');
  await waitFor(() => expect(title).toHaveFocus());
});

test('an offer that was accepted in the meantime says so instead of being withdrawn', async () => {
  server.use(
    http.delete('/api/tickets/41/transfer/', () =>
      HttpResponse.json({ detail: 'You transferred this ticket.' }, { status: 409 }),
    ),
  );
  open([pending()]);
  await press(`Withdraw Offer of ticket ${number}`);
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
  const detail = 'Chidi Eze (c•••@example.test), who paid for it, gets ₦1,500 back.';
  const quote = { refund: '1500.00', detail };
  open([buildTicket({ order: paidOrder, paid_by: payer, cancellation: quote })]);
  await press(`Cancel ticket ${number}`);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(detail);
});

test('whose address isn’t confirmed learns it when the dialog opens, before typing', async () => {
  open();
  act(() => signInAs(buildUser({ role: 'ATTENDEE', email_verified: false })));
  await press(`Transfer ticket ${number}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer this ticket' }));
  expect(dialog.getByText(/^Confirm your email address to transfer tickets\./)).toBeInTheDocument();
  expect(
    dialog.getByRole('button', { name: 'Send the Confirmation Mail Again' }),
  ).toBeInTheDocument();
});

test('a friend’s ticket is offered to the friend; one in one’s own name to nobody yet', async () => {
  const own = buildUser().email.toUpperCase();
  open([
    buildTicket({ order: paidOrder, holder: { name: 'Ada Obi', email: own } }),
    buildTicket({ id: 42, ticket_number: 'NZ-2222-22QP', order: paidOrder, holder: offer }),
  ]);
  await press(`Transfer ticket ${number}`);
  expect(await screen.findByLabelText(/^Email/)).toHaveValue('');
  await press('Keep Ticket');
  await press('Transfer ticket NZ-2222-22QP');
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveValue(offer.email));
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
  await press('Send Offer');
  expect(await screen.findByText('Enter another address.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
});

test('the email is resent on request', async () => {
  server.use(
    http.post('/api/tickets/41/resend/', () =>
      HttpResponse.json({ detail: 'Your ticket is on its way by email.' }),
    ),
  );
  open();
  await press(`Resend Email for ticket ${number}`);
  expect(await screen.findByText('Your ticket is on its way by email.')).toBeInTheDocument();
});

test('a ticket that was used can be neither cancelled nor transferred', async () => {
  open([buildTicket({ checked_in: true, checked_in_time: '2031-03-01T22:45:00.000Z' })]);
  expect(await screen.findByText('Checked in')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Cancel|Transfer)/ })).not.toBeInTheDocument();
});

test('the name of a friend on a ticket is corrected; one’s own stands in the settings', async () => {
  const holder = { name: 'Bla Ade', email: 'bola@example.test' };
  server.use(
    http.put('/api/tickets/41/name/', async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      answer('/tickets/', [buildTicket({ order: paidOrder, holder: { ...holder, name } })]);
      return HttpResponse.json({ detail: `The name on the ticket is now ${name}.` });
    }),
  );
  open([
    buildTicket({ order: paidOrder, holder }),
    buildTicket({ id: 42, ticket_number: 'NZ-2222-22QP', order: paidOrder }),
  ]);
  await press(`Correct Name on ticket ${number}`);
  expect(screen.queryByRole('button', { name: /^Correct Name.*2222/ })).not.toBeInTheDocument();
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await press('Save Name');
  expect(await screen.findByText('Name is required')).toBeVisible();
  await userEvent.click(name);
  await userEvent.paste('x'.repeat(151));
  expect(screen.getByText('Name must be at most 150 characters')).toBeVisible();
  await userEvent.clear(name);
  await userEvent.type(name, 'Bola Ade');
  await press('Save Name');
  expect(await screen.findByText('The name on the ticket is now Bola Ade.')).toBeVisible();
  expect(await screen.findByText(/^For Bola Ade/)).toBeVisible();
  await press(`Correct Name on ticket ${number}`);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Bola Ade');
});
