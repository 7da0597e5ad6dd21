import { footerWith } from '@nzuko/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildPayment } from '@nzuko/contract/testing';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import type { Payment } from '@nzuko/shared-auth/queries';
import { buildPaidEvent, buildPurchase } from '../../../test/builders';
import { openEvent, server, setUpFakeApi } from '../../../test/renderScreen';
import EventDetailScreen from '../EventDetailScreen';

setUpFakeApi();
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  signInAs(buildUser());
});

const held = { status: 'HELD', total: '1500.50', expires_at: '2031-02-28T08:00:00.000Z' } as const;
const paymentPage = 'https://pay.example.test/checkout/1';

/** A fake tab and the URL it was sent to. */
function fakeTab(isBlocked = false) {
  const replace = jest.fn();
  const close = jest.fn();
  const tab = {
    opener: window,
    closed: false,
    document: { body: {} },
    location: { replace },
    close,
  };
  const openTab = jest
    .spyOn(window, 'open')
    .mockReturnValue(isBlocked ? null : (tab as unknown as Window));
  return { replace, close, openTab };
}

/** Fakes purchases and payments; `tell` changes the payment's state. */
function paymentApi() {
  let payment = buildPayment({}, held);
  let attempts = 0;
  server.use(
    http.post('/api/tickets/purchase/', () => HttpResponse.json(buildPurchase(held))),
    http.post('/api/payments/initiate/', () => {
      attempts += 1;
      return HttpResponse.json({
        authorization_url: paymentPage,
        reference: `NZ-9-${attempts}-abc`,
        expires_at: held.expires_at,
      });
    }),
    http.get('/api/payments/:reference/', () => HttpResponse.json(payment)),
    http.post('/api/payments/:reference/check/', () => HttpResponse.json(payment)),
  );
  return {
    attempts: () => attempts,
    tell: (
      status: Payment['status'],
      order: Payment['order']['status'],
      more = {},
      ofOrder: Partial<Payment['order']> = {},
    ) => {
      payment = buildPayment({ status, ...more }, { ...held, status: order, ...ofOrder });
    },
  };
}

async function bookPaid(quantity = 1) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await openEvent(<EventDetailScreen />, buildPaidEvent());
  await user.click(screen.getByRole('button', { name: 'Book Now' }));
  const form = within(await screen.findByRole('dialog', { name: 'Book your tickets' }));
  if (quantity === 2) await user.click(form.getByRole('button', { name: 'Add one ticket' }));
  await user.click(form.getByRole('button', { name: 'Book Now' }));
  return user;
}

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const threeSeconds = () => act(() => jest.advanceTimersByTimeAsync(3100));

test('a paid booking opens the payment page in a new tab and shows the reference, the hold and the next steps', async () => {
  const { replace, openTab } = fakeTab();
  paymentApi();
  await bookPaid();
  const dialog = await dialogNamed('Ticket Created!');
  expect(openTab).toHaveBeenCalledTimes(1);
  expect(replace).toHaveBeenCalledWith(paymentPage);
  expect(dialog.getByRole('alert')).toHaveTextContent('Your payment reference is NZ-9-1-abc.');
  expect(dialog.getByText(/held until Fri, 28 Feb 2031, 09:00 WAT/)).toHaveTextContent(
    'Pay ₦1,500.50 by then',
  );
  expect(dialog.getByRole('button', { name: 'Complete Payment' })).toBeInTheDocument();
});

test('the dialog turns to paid automatically', async () => {
  fakeTab();
  const api = paymentApi();
  await bookPaid();
  await dialogNamed('Ticket Created!');
  api.tell('PAID', 'PAID', { detail: 'Your payment has arrived.' });
  await threeSeconds();
  const dialog = await dialogNamed('You’re going!');
  expect(dialog.getByRole('alert')).toHaveTextContent('Your payment has arrived.');
});

test('a blocked pop-up gives a visible link', async () => {
  fakeTab(true);
  paymentApi();
  await bookPaid();
  const dialog = await dialogNamed('Ticket Created!');
  const footer = footerWith(dialog, 'Complete Payment');
  const link = footer.getByRole('link', { name: 'Open the payment page' });
  expect(link).toHaveAttribute('href', paymentPage);
  expect(link).toHaveAttribute('target', '_blank');
});

test('a payment at the bank says so, without a time to pay by', async () => {
  fakeTab();
  const api = paymentApi();
  await bookPaid();
  await dialogNamed('Ticket Created!');
  api.tell('PENDING', 'HELD', { is_at_bank: true, detail: 'Your bank is working on it.' });
  await threeSeconds();
  const dialog = await dialogNamed('Waiting for your bank');
  expect(dialog.getByRole('alert')).toHaveTextContent('Your bank is working on it.');
  expect(dialog.queryByText(/held until/)).not.toBeInTheDocument();
});

test('I’ll Pay Later keeps the seats until the time that the server says', async () => {
  fakeTab();
  paymentApi();
  const kept = '2031-03-01T08:00:00.000Z';
  server.use(
    http.post('/api/tickets/41/pay-later/', () =>
      HttpResponse.json({ ...buildPurchase(held).order, expires_at: kept }),
    ),
  );
  const user = await bookPaid();
  const dialog = await dialogNamed('Ticket Created!');
  await user.click(dialog.getByRole('button', { name: 'I’ll Pay Later' }));
  expect(await screen.findByText(/held until Sat, 1 Mar 2031/)).toBeInTheDocument();
});

test('if the seats can’t be kept, the page says why, and links to the settings', async () => {
  fakeTab();
  paymentApi();
  const detail = 'Confirm your email address to pay later.';
  server.use(
    http.post('/api/tickets/41/pay-later/', () => HttpResponse.json({ detail }, { status: 403 })),
  );
  const user = await bookPaid();
  const dialog = await dialogNamed('Ticket Created!');
  await user.click(dialog.getByRole('button', { name: 'I’ll Pay Later' }));
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  expect(screen.getByText(/held until Fri, 28 Feb 2031/)).toBeInTheDocument();
});

test('I’ll Pay Later leads back to the page, and Complete Payment reopens the dialog', async () => {
  fakeTab();
  paymentApi();
  server.use(
    http.post('/api/tickets/41/pay-later/', () => HttpResponse.json(buildPurchase(held).order)),
  );
  const user = await bookPaid();
  const dialog = await dialogNamed('Ticket Created!');
  await user.click(dialog.getByRole('button', { name: 'I’ll Pay Later' }));
  expect(await screen.findByText(/held until Fri, 28 Feb 2031/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Complete Payment' }));
  expect(await screen.findByRole('dialog', { name: 'Ticket Created!' })).toBeInTheDocument();
});

test('a declined payment says so, and Try Again starts another with its own reference', async () => {
  const { openTab } = fakeTab();
  const api = paymentApi();
  const user = await bookPaid();
  await dialogNamed('Ticket Created!');
  api.tell('FAILED', 'HELD', { detail: 'Your payment was declined.' });
  await threeSeconds();
  const dialog = await dialogNamed('Payment declined');
  expect(dialog.getByRole('alert')).toHaveTextContent('Your payment was declined.');
  api.tell('PENDING', 'HELD');
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  const again = await dialogNamed('Ticket Created!');
  expect(again.getByRole('alert')).toHaveTextContent('NZ-9-2-abc');
  expect(openTab).toHaveBeenCalledTimes(2);
  expect(api.attempts()).toBe(2);
});

test('a bank transfer that was sent back says so, and is paid again', async () => {
  fakeTab();
  const api = paymentApi();
  const user = await bookPaid();
  await dialogNamed('Ticket Created!');
  const detail =
    'Your bank transfer was sent back. Your ticket is still held, so please pay again.';
  api.tell('FAILED', 'HELD', { bank_transfer_rejected: true, detail });
  await threeSeconds();
  const dialog = await dialogNamed('Transfer sent back');
  expect(dialog.getByRole('alert')).toHaveTextContent(detail);
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(api.attempts()).toBe(2));
});

test('an abandoned payment says, once checked, that nothing has arrived; Complete Payment reopens its page', async () => {
  const { replace } = fakeTab();
  const api = paymentApi();
  const user = await bookPaid();
  const dialog = await dialogNamed('Ticket Created!');
  await user.click(dialog.getByRole('button', { name: 'I Have Paid' }));
  expect(await dialog.findByText(/We haven’t received your payment yet/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
  expect(replace).toHaveBeenCalledTimes(2);
  expect(api.attempts()).toBe(1);
});

test('a check without an answer doesn’t ask the buyer to pay once more', async () => {
  fakeTab();
  paymentApi();
  server.use(http.post('/api/payments/:reference/check/', () => HttpResponse.error()));
  const user = await bookPaid();
  const dialog = await dialogNamed('Ticket Created!');
  await user.click(dialog.getByRole('button', { name: 'I Have Paid' }));
  expect(await dialog.findByText(/^We couldn’t check your payment\./)).toBeInTheDocument();
  expect(dialog.queryByText(/We couldn’t open the payment page/)).not.toBeInTheDocument();
});

test('an expired hold says so and offers to book as many again', async () => {
  fakeTab();
  const api = paymentApi();
  const user = await bookPaid(2);
  await dialogNamed('Ticket Created!');
  const released = buildPaidEvent('1500.50', { title: 'Seats are free again' });
  server.use(http.get(`/api/events/${released.id}/`, () => HttpResponse.json(released)));
  api.tell('PENDING', 'EXPIRED');
  await threeSeconds();
  const dialog = await dialogNamed('Your hold has ended');
  // The page has asked for its seats.
  expect(await screen.findByText(released.title, { selector: 'h1' })).toBeInTheDocument();
  expect(dialog.getByRole('alert')).toHaveTextContent('Time to pay ran out');
  await user.click(dialog.getByRole('button', { name: 'Book Again' }));
  const form = within(await screen.findByRole('dialog', { name: 'Book your tickets' }));
  expect(form.getByText('Total').nextElementSibling).toHaveTextContent('₦3,001');
});

test('an order cancelled in another tab says so, and not that time ran out', async () => {
  fakeTab();
  const api = paymentApi();
  await bookPaid();
  await dialogNamed('Ticket Created!');
  api.tell(
    'PENDING',
    'EXPIRED',
    { detail: 'You cancelled this order.' },
    { cancelled_at: held.expires_at },
  );
  await threeSeconds();
  const dialog = await dialogNamed('Order cancelled');
  expect(dialog.getByRole('alert')).toHaveTextContent('You cancelled this order.');
  expect(dialog.getByRole('button', { name: 'Book Again' })).toBeInTheDocument();
});

test('a late payment says that it is refunded', async () => {
  fakeTab();
  const api = paymentApi();
  await bookPaid();
  await dialogNamed('Ticket Created!');
  const refund = { amount: '1500.50', reason: 'paid_too_late', status: 'QUEUED', created_at: '' };
  api.tell('REFUNDING', 'EXPIRED', { refunds: [refund] });
  await threeSeconds();
  const dialog = await dialogNamed('You’re getting a refund');
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'Your payment arrived too late, after the seats were gone. ₦1,500.50 is being refunded to you.',
  );
});

test('a wrong amount goes back, and the seats that are still held can be paid for', async () => {
  const { openTab } = fakeTab();
  const api = paymentApi();
  const user = await bookPaid();
  await dialogNamed('Ticket Created!');
  const refund = { amount: '1499.50', reason: 'wrong_amount', status: 'QUEUED', created_at: '' };
  api.tell('REFUNDING', 'HELD', { refunds: [refund], authorization_url: null });
  await threeSeconds();
  const dialog = await dialogNamed('Payment not accepted');
  expect(dialog.getByRole('alert')).toHaveTextContent('₦1,499.50 is being refunded to you.');
  expect(dialog.getByText(/held until Fri, 28 Feb 2031, 09:00 WAT/)).toHaveTextContent(
    'Pay ₦1,500.50 by then',
  );
  expect(dialog.queryByRole('button', { name: 'Book Again' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'I Have Paid' })).not.toBeInTheDocument();
  api.tell('PENDING', 'HELD');
  await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
  const again = await dialogNamed('Ticket Created!');
  expect(again.getByRole('alert')).toHaveTextContent('NZ-9-2-abc');
  expect(openTab).toHaveBeenCalledTimes(2);
});

test('if the provider does not respond, the tab closes, the ticket is kept and the payment can be retried', async () => {
  const { close } = fakeTab();
  paymentApi();
  let tries = 0;
  server.use(
    http.post('/api/payments/initiate/', () => {
      tries += 1;
      // The form asks three times, and the rest is for the fake API above.
      if (tries <= 3) return HttpResponse.json({ error: 'Payments are down.' }, { status: 502 });
      return undefined;
    }),
  );
  const user = await bookPaid();
  // In steps, since each try only starts its delay once the one before has failed.
  for (let step = 0; step < 6; step += 1) {
    await act(() => jest.advanceTimersByTimeAsync(2500));
  }
  const dialog = await dialogNamed('Ticket Created!');
  expect(close).toHaveBeenCalled();
  const footer = footerWith(dialog, 'Complete Payment');
  expect(footer.getByText('Payments are down.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
  expect(await dialog.findByText(/reference is NZ-9-1-abc/)).toBeInTheDocument();
});

test('a provider that the API has waited for is said to be silent after one try', async () => {
  const { close } = fakeTab();
  paymentApi();
  const error = 'The payment provider isn’t responding right now.';
  let tries = 0;
  server.use(
    http.post('/api/payments/initiate/', () => {
      tries += 1;
      return HttpResponse.json({ error, code: 'provider_unavailable' }, { status: 502 });
    }),
  );
  await bookPaid();
  const dialog = await dialogNamed('Ticket Created!');
  expect(await dialog.findByText(error)).toBeInTheDocument();
  expect(close).toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(tries).toBe(1);
});

test('a hold that ended before its payment could start says so, and can be booked again', async () => {
  fakeTab();
  server.use(
    http.post('/api/tickets/purchase/', () => HttpResponse.json(buildPurchase(held))),
    http.post('/api/payments/initiate/', () =>
      HttpResponse.json({ detail: 'Time ran out.', code: 'hold_expired' }, { status: 409 }),
    ),
  );
  await bookPaid();
  const dialog = await dialogNamed('Your hold has ended');
  expect(dialog.getByRole('button', { name: 'Book Again' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Complete Payment' })).not.toBeInTheDocument();
});

test('a failed booking closes the tab', async () => {
  const { close } = fakeTab();
  server.use(
    http.post('/api/tickets/purchase/', () =>
      HttpResponse.json({ error: 'Sold out.' }, { status: 409 }),
    ),
  );
  await bookPaid();
  const dialog = await dialogNamed('Book your tickets');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Sold out.');
  expect(close).toHaveBeenCalled();
});
