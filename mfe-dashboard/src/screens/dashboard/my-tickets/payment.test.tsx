import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildPayment, daysFromNow } from '@nzuko/contract/testing';

import type { Payment } from '@nzuko/shared-auth/queries';
import { buildTicket } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const { order, reference } = buildPayment();
const held = buildTicket({ status: 'PENDING', qr_payload: null, order });
const paid = buildTicket({ order: { ...order, status: 'PAID', expires_at: null } });
const checkPath = `/api/payments/${reference}/check/`;
const returned = `?tab=my-tickets&reference=${reference}`;

/** A tab as returned by `window.open`; `null` if the browser blocks it. */
function fakeTab() {
  const tab = {
    opener: window,
    closed: false,
    close: jest.fn(),
    document: { title: '', body: { textContent: '' } },
    location: { replace: jest.fn() },
  };
  return tab as unknown as Window & typeof tab;
}

function answerInitiate(body: object, status = 200) {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/payments/initiate/', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

const answerCheck = (payment: Payment) =>
  server.use(http.post(checkPath, () => HttpResponse.json(payment)));

const started = {
  authorization_url: 'https://checkout.test/ab12',
  reference,
  expires_at: order.expires_at,
};

const pressPay = async () =>
  userEvent.click(
    await screen.findByRole('button', { name: 'Complete Payment for ticket NZ-7F3K-22QP' }),
  );

test('Complete Payment opens the payment page in a new tab, at once', async () => {
  answer('/tickets/', [held]);
  answerCheck(buildPayment());
  const sent = answerInitiate(started);
  const tab = fakeTab();
  const open = jest.spyOn(window, 'open').mockReturnValue(tab);
  openDashboard('ATTENDEE', '?tab=my-tickets');
  await pressPay();
  expect(open).toHaveBeenCalledWith('', '_blank');
  expect(await screen.findByText('Waiting for your payment')).toBeInTheDocument();
  expect(tab.opener).toBeNull();
  expect(tab.document.body.textContent).toBe('Opening the payment page…');
  expect(tab.location.replace).toHaveBeenCalledWith('https://checkout.test/ab12');
  expect(sent).toEqual([{ ticket_id: 41 }]);
});

test('while the bank works on a transfer, the ticket says so and is not paid a second time', async () => {
  answer('/tickets/', [{ ...held, is_at_bank: true }]);
  openDashboard('ATTENDEE', '?tab=my-tickets');
  expect(await screen.findByText('Waiting for your bank')).toBeInTheDocument();
  expect(
    screen.getByText(
      'Your bank is working on the payment. Your seat is held for up to 2 hours while it does.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText('Awaiting payment')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Complete Payment/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Cancel ticket/ })).toBeEnabled();
});

test.each([
  ['was blocked', null],
  ['was closed before it could open it', Object.assign(fakeTab(), { closed: true })],
])('a buyer whose new tab %s gets a link to the payment page', async (_case, tab) => {
  answer('/tickets/', [held]);
  answerCheck(buildPayment());
  answerInitiate(started);
  jest.spyOn(window, 'open').mockReturnValue(tab);
  openDashboard('ATTENDEE', '?tab=my-tickets');
  await pressPay();
  expect(await screen.findByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
    'href',
    'https://checkout.test/ab12',
  );
});

test('a payment that cannot be started closes the tab and says why', async () => {
  answer('/tickets/', [held]);
  answerInitiate({ detail: 'This order is already paid for.' }, 409);
  const tab = fakeTab();
  jest.spyOn(window, 'open').mockReturnValue(tab);
  openDashboard('ATTENDEE', '?tab=my-tickets');
  await pressPay();
  expect(await screen.findByRole('alert')).toHaveTextContent('This order is already paid for.');
  expect(tab.close).toHaveBeenCalled();
});

test('a ticket turns to paid automatically', async () => {
  jest.useFakeTimers();
  answer('/tickets/', [held]);
  openDashboard('ATTENDEE', '?tab=my-tickets');
  expect(await screen.findByText('Awaiting payment')).toBeInTheDocument();
  answer('/tickets/', [paid]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText('Valid')).toBeInTheDocument();
});

test.each([
  ['paid', buildPayment({ status: 'PAID', detail: 'It has arrived.' }, { status: 'PAID' })],
  ['declined', buildPayment({ status: 'FAILED', detail: 'It was declined.' })],
  ['expired', buildPayment({ detail: 'The time has run out.' }, { status: 'EXPIRED' })],
])('after the return from the payment page, the payment is shown as %s', async (_case, payment) => {
  answer('/tickets/', [held]);
  answerCheck(payment);
  openDashboard('ATTENDEE', returned);
  expect(await screen.findByText(payment.detail)).toBeInTheDocument();
});

test('a buyer who returns without having paid can complete the payment', async () => {
  answer('/tickets/', [held]);
  answerCheck(buildPayment());
  const sent = answerInitiate(started);
  jest.spyOn(window, 'open').mockReturnValue(fakeTab());
  openDashboard('ATTENDEE', returned);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('You have not paid yet');
  await userEvent.click(within(notice).getByRole('button', { name: 'Complete Payment' }));
  expect(await screen.findByText('Waiting for your payment')).toBeInTheDocument();
  expect(sent).toEqual([{ ticket_id: 41 }]);
});

test('after the order is cancelled, the notice says so at once rather than that it can be paid', async () => {
  const cancellation = { refund: '0.00', detail: 'You haven’t paid anything.' };
  answer('/tickets/', [{ ...held, cancellation }]);
  answerCheck(buildPayment({ status: 'FAILED', detail: 'It was declined.' }));
  const ended = { ...order, status: 'EXPIRED' as const, cancelled_at: daysFromNow(0) };
  const after = buildPayment({ detail: 'You cancelled this order.' }, ended);
  server.use(
    http.post('/api/tickets/41/cancel/', () => {
      answer('/tickets/', [{ ...held, status: 'CANCELLED', cancellation: null, order: ended }]);
      answerCheck(after);
      return HttpResponse.json({ detail: 'Your ticket is cancelled.', refund: null, order: ended });
    }),
  );
  openDashboard('ATTENDEE', returned);
  expect(await screen.findByText('It was declined.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Cancel ticket/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Ticket' }));
  expect(await screen.findByText('Order cancelled')).toBeInTheDocument();
  expect(screen.getByText('You cancelled this order.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay Again' })).not.toBeInTheDocument();
  expect(
    await screen.findByText('You cancelled this order before paying for it.'),
  ).toBeInTheDocument();
});

test('a buyer who returns while the provider is unreachable isn’t told that they haven’t paid', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  answer('/tickets/', [held]);
  server.use(http.post(checkPath, () => HttpResponse.json({}, { status: 502 })));
  answer(`/payments/${reference}/`, buildPayment());
  openDashboard('ATTENDEE', returned);
  expect(await screen.findByText('We couldn’t check your payment yet')).toBeInTheDocument();
  expect(screen.getByText(/^If you’ve paid, don’t pay again\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Complete Payment' })).not.toBeInTheDocument();
  answerCheck(buildPayment({ status: 'PAID', detail: 'It has arrived.' }, { status: 'PAID' }));
  await act(() => jest.advanceTimersByTimeAsync(8000));
  expect(await screen.findByText('It has arrived.')).toBeInTheDocument();
  expect(screen.queryByText('We couldn’t check your payment yet')).not.toBeInTheDocument();
});

test('a payment that can’t be looked up at all can be asked for again', async () => {
  answer('/tickets/', [held]);
  const fail = () => HttpResponse.json({}, { status: 500 });
  server.use(http.post(checkPath, fail));
  openDashboard('ATTENDEE', returned);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByText('We couldn’t check your payment. Please try again.')).toBeInTheDocument();
  await userEvent.click(retry);
  expect(
    await screen.findByText('We couldn’t check your payment. Please try again.'),
  ).toBeVisible();
  expect(retry).toHaveFocus();
  answerCheck(buildPayment({ status: 'PAID', detail: 'It has arrived.' }, { status: 'PAID' }));
  await userEvent.click(retry);
  expect(await screen.findByText('It has arrived.')).toBeInTheDocument();
});

test('another user’s payment is not shown', async () => {
  answer('/tickets/', []);
  server.use(
    http.post(checkPath, () =>
      HttpResponse.json({ detail: 'You don’t have this payment.' }, { status: 404 }),
    ),
  );
  const { router } = openDashboard('ATTENDEE', returned);
  expect(await screen.findByRole('alert')).toHaveTextContent('You don’t have this payment.');
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(router.state.location.search).toBe('?tab=my-tickets');
});
