import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { buildTicket } from '../../../test/builders';
import { catchDownloads } from '../../../test/downloads';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const URL_OF_RECEIPT = '/api/orders/9/receipt.pdf';
const open = () => openDashboard('ATTENDEE', '?tab=my-tickets');
const { order } = buildTicket();
const paid = { ...order, total: '5000.00' };
const button = () => screen.findByRole('button', { name: 'Receipt for ticket NZ-7F3K-22QP' });

test('whoever paid for a ticket downloads its receipt, with their token', async () => {
  const names = catchDownloads();
  let token: string | null = null;
  server.use(
    http.get(URL_OF_RECEIPT, ({ request }) => {
      token = request.headers.get('authorization');
      return new HttpResponse('%PDF-', { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  answer('/tickets/', [buildTicket({ order: paid })]);
  open();
  await userEvent.click(await button());
  await waitFor(() => expect(names).toEqual(['receipt-9.pdf']));
  expect(token).toMatch(/^Bearer /);
});

test('a ticket that was given away says to whom, and keeps its receipt', async () => {
  const names = catchDownloads();
  server.use(http.get(URL_OF_RECEIPT, () => new HttpResponse('%PDF-')));
  answer('/tickets/given/', [
    {
      id: 61,
      ticket_type: 'STANDARD',
      status: 'CANCELLED',
      given_to: 'Emeka Obi',
      given_at: '2031-02-01T08:05:00.000Z',
      refunded: '5000.00',
      order: { id: 9, total: '5000.00', paid_at: '2031-01-01T08:05:00.000Z' },
      event: {
        id: 7,
        title: 'Lagos React Meetup',
        timezone: 'Africa/Lagos',
        start_date: '2031-03-01T08:00:00.000Z',
      },
    },
  ]);
  open();
  const closed = within(await screen.findByRole('region', { name: 'Past and closed' }));
  expect(closed.getByText('Given to Emeka Obi')).toBeVisible();
  expect(closed.getByText('₦5,000 of its price was refunded to you.')).toBeVisible();
  expect(screen.queryByText('No tickets yet')).not.toBeInTheDocument();
  await userEvent.click(
    closed.getByRole('button', { name: 'Receipt for the ticket given to Emeka Obi' }),
  );
  await waitFor(() => expect(names).toEqual(['receipt-9.pdf']));
});

test('a refunded ticket has one, too', async () => {
  answer('/tickets/', [
    buildTicket({
      status: 'CANCELLED',
      qr_payload: null,
      refunded: '5000.00',
      order: { ...paid, status: 'REFUNDED' },
    }),
  ]);
  open();
  expect(await button()).toBeEnabled();
});

test.each([
  ['free', buildTicket()],
  ['unpaid', buildTicket({ status: 'PENDING', qr_payload: null, order: { ...paid, status: 'HELD', paid_at: null } })], // oxfmt-ignore
  ['paid for by someone else', buildTicket({ order: paid, paid_by: { name: 'Ada Obi', email: 'ada@example.test' } })], // oxfmt-ignore
])('a ticket that is %s has none', async (_what, ticket) => {
  answer('/tickets/', [ticket]);
  open();
  await screen.findByText('NZ-7F3K-22QP');
  expect(screen.queryByRole('button', { name: /^Receipt/ })).not.toBeInTheDocument();
});

test('a receipt that doesn’t come says so, and can be tried again', async () => {
  const names = catchDownloads();
  server.use(http.get(URL_OF_RECEIPT, () => HttpResponse.error()));
  answer('/tickets/', [buildTicket({ order: paid })]);
  open();
  await userEvent.click(await button());
  expect(
    await screen.findByText(
      'We couldn’t download the receipt. Check your connection and try again.',
    ),
  ).toBeInTheDocument();
  const detail = 'Too many requests. Try again in 20 seconds.';
  answer('/orders/9/receipt.pdf', { detail }, 429);
  await userEvent.click(await button());
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(names).toEqual([]);
});
