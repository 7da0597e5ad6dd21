import { footerWith } from '@nzuko/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { buildPaidEvent, buildPurchase } from '../../../test/builders';
import { openEvent, server, setUpFakeApi } from '../../../test/renderScreen';
import EventDetailScreen from '../EventDetailScreen';

setUpFakeApi();
beforeEach(() => signInAs(buildUser()));

const held = { status: 'HELD', total: '3001.00', expires_at: '2031-02-28T08:00:00.000Z' } as const;
const sentence = 'You’re already holding 2 Standard tickets, and asked for 3 Standard tickets.';

/** Asks for three tickets while holding two; returns the calls in order. */
async function askForThree(seatsIfCancelled: number) {
  const calls: string[] = [];
  const tab = { document: { body: {} }, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const refusal = {
    error: sentence,
    code: 'open_order_differs',
    open_order: buildPurchase({ ...held, quantity: 2 }, ['NZ-A', 'NZ-B']),
    seats_if_cancelled: seatsIfCancelled,
  };
  server.use(
    http.post('/api/tickets/purchase/', async ({ request }) => {
      const quantity = (await request.formData()).get('quantity');
      const isFirst = calls.push(`buy ${quantity}`) === 1;
      return isFirst
        ? HttpResponse.json(refusal, { status: 409 })
        : HttpResponse.json(buildPurchase({ ...held, id: 10 }, ['NZ-C', 'NZ-D', 'NZ-E']));
    }),
    http.post('/api/tickets/:id/cancel/', async ({ params, request }) => {
      const { expected_status: status } = (await request.json()) as { expected_status: string };
      calls.push(`cancel ${status} ${params.id}`);
      return HttpResponse.json({ detail: 'Cancelled.', refund: null, order: {} });
    }),
    http.post('/api/payments/initiate/', async ({ request }) => {
      const { ticket_id: id } = (await request.json()) as { ticket_id: number };
      calls.push(`pay ${id}`);
      return HttpResponse.json({
        authorization_url: 'https://pay.example.test/1',
        reference: 'NZ-9-1-abc',
        expires_at: held.expires_at,
      });
    }),
    http.get('/api/payments/:reference/', () => new HttpResponse(null, { status: 404 })),
  );
  await openEvent(<EventDetailScreen />, buildPaidEvent(), '?quantity=3');
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  const form = within(await screen.findByRole('dialog', { name: 'Book your tickets' }));
  await userEvent.click(form.getByRole('button', { name: 'Book Now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'You already hold tickets' }));
  return { dialog, calls, tab };
}

test('a buyer who holds another quantity is told both numbers, and can pay for the held ones', async () => {
  const { dialog, calls, tab } = await askForThree(3);
  expect(dialog.getByRole('alert')).toHaveTextContent(sentence);
  await userEvent.click(dialog.getByRole('button', { name: 'Pay for My 2 Held Tickets' }));
  const paying = within(await screen.findByRole('dialog', { name: 'Ticket Created!' }));
  expect(await paying.findByText(/reference is NZ-9-1-abc/)).toBeInTheDocument();
  expect(paying.getByText('NZ-B')).toBeInTheDocument();
  expect(calls).toEqual(['buy 3', 'pay 41']);
  expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example.test/1');
});

test('or cancel them while they are held, and book what they asked for', async () => {
  const { dialog, calls } = await askForThree(3);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel and Book 3 Instead' }));
  const paying = within(await screen.findByRole('dialog', { name: 'Ticket Created!' }));
  expect(await paying.findByText('NZ-E')).toBeInTheDocument();
  expect(calls).toEqual(['buy 3', 'cancel HELD 41', 'buy 3', 'pay 41']);
});

test('but not if cancelling would not free enough seats', async () => {
  const { dialog } = await askForThree(2);
  expect(dialog.getByText('Even if you cancelled, only 2 would be free.')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /^Cancel and Book/ })).not.toBeInTheDocument();
});

test('if cancelling fails, the reason shows and nothing is booked', async () => {
  const { dialog, calls, tab } = await askForThree(3);
  server.use(
    http.post('/api/tickets/:id/cancel/', () =>
      HttpResponse.json({ error: 'The event has started.' }, { status: 409 }),
    ),
  );
  const footer = footerWith(dialog, 'Cancel and Book 3 Instead');
  await userEvent.click(footer.getByRole('button', { name: 'Cancel and Book 3 Instead' }));
  expect(await footer.findByText('The event has started.')).toBeInTheDocument();
  expect(calls).toEqual(['buy 3']);
  expect(tab.close).toHaveBeenCalled();
});
