import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import type { Event } from '../../../api/eventsApi';
import { buildPaidEvent, buildPurchase } from '../../../test/builders';
import { openEvent, refetchAll, server, setUpFakeApi } from '../../../test/renderScreen';
import EventDetailScreen from '../EventDetailScreen';

setUpFakeApi();
beforeEach(() => {
  sessionStorage.clear();
  signInAs(buildUser());
});

/** Opens the dialog of an event, whose page from then on gets `answer` when it asks for the event again. */
async function openDialog(
  event: Event,
  button: string,
  answer: () => Promise<Response> | Response,
) {
  await openEvent(<EventDetailScreen />, event);
  await userEvent.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book your tickets' }));
  server.use(http.get(`/api/events/${event.id}/`, answer));
  return dialog;
}

test('a booking that was answered doesn’t wait until the page has its new numbers', async () => {
  server.use(http.post('/api/tickets/purchase/', () => HttpResponse.json(buildPurchase())));
  const dialog = await openDialog(buildEvent(), 'Register for Free', async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Register for Free' }));
  expect(await screen.findByRole('dialog', { name: 'You’re going!' })).toBeInTheDocument();
});

test('while the payment page of the last seat opens, the dialog doesn’t call it sold out', async () => {
  const tab = { document: { body: {} }, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const asked = jest.fn();
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('/api/tickets/purchase/', () =>
      HttpResponse.json(buildPurchase({ status: 'HELD', total: '1500.50' })),
    ),
    http.post('/api/payments/initiate/', async () => {
      asked();
      await answered;
      return HttpResponse.json({ detail: 'Try later.', code: 'payment_refused' }, { status: 502 });
    }),
  );
  const event = buildPaidEvent('1500.50');
  const dialog = await openDialog(event, 'Book Now', () =>
    HttpResponse.json({ ...event, available_capacity: 0 }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Book Now' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(dialog.getByRole('button', { name: 'Processing…' })).toBeInTheDocument();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('dialog', { name: 'Ticket Created!' })).toBeInTheDocument();
});

test('an event that sells out behind the dialog says so there, rather than that its sale is over', async () => {
  const event = buildPaidEvent('1500.50');
  const dialog = await openDialog(event, 'Book Now', () =>
    HttpResponse.json({ ...event, available_capacity: 0 }),
  );
  await refetchAll();
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'No tickets left for nowEvery seat is taken. Seats come back when somebody cancels',
  );
});
