import { footerWith } from '@nzuko/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { memberStorage } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { buildPaidEvent, buildPurchase } from '../../../test/builders';
import { openEvent, server, setUpFakeApi } from '../../../test/renderScreen';
import EventDetailScreen from '../EventDetailScreen';

setUpFakeApi();
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  sessionStorage.clear();
  signInAs(buildUser());
});
afterEach(() => memberStorage.remove('booking 1 7'));

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const held = { status: 'HELD', total: '3001.00', expires_at: '2031-02-28T08:00:00.000Z' } as const;

/** Answers the tries of a call in turn, the last answer again and again; records their keys. */
function answersTo(path: string, ...answers: (() => Response)[]) {
  const keys: (string | null)[] = [];
  server.use(
    http.post(path, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return (answers[keys.length - 1] ?? answers.at(-1))?.();
    }),
  );
  return keys;
}
const lost = () => HttpResponse.error();
const booked = () => HttpResponse.json(buildPurchase(), { status: 201 });

async function openDialog(button = 'Register for Free') {
  await user().click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'Book your tickets' }));
}
const press = (dialog: ReturnType<typeof within>, button = 'Register for Free') =>
  user().click(dialog.getByRole('button', { name: button }));
/** In steps, since each try only starts its delay once the one before has failed. */
async function allTries(): Promise<void> {
  for (let step = 0; step < 6; step += 1) {
    await act(() => jest.advanceTimersByTimeAsync(2500));
  }
}

test.each([
  ['the connection', lost],
  ['the server, with a 500,', () => HttpResponse.json({}, { status: 500 })],
])('if %s fails, the same press is sent again by itself', async (_what, fail) => {
  const keys = answersTo('/api/tickets/purchase/', fail, booked);
  await openEvent(<EventDetailScreen />, buildEvent());
  await press(await openDialog());
  await allTries();
  expect(await screen.findByRole('dialog', { name: 'You’re going!' })).toBeInTheDocument();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('after three lost answers the buyer presses again, with the same key, whatever they changed', async () => {
  const keys = answersTo('/api/tickets/purchase/', lost);
  await openEvent(<EventDetailScreen />, buildEvent());
  const dialog = await openDialog();
  await press(dialog);
  await allTries();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Booking failed. Please try again.');
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);

  await press(dialog);
  await allTries();
  expect(new Set(keys).size).toBe(1);
  await user().click(dialog.getByRole('button', { name: 'Add one ticket' }));
  await press(dialog);
  await allTries();
  expect(new Set(keys).size).toBe(1);
});

test('if the lost booking took the last seats, the page says that the buyer holds them', async () => {
  answersTo('/api/tickets/purchase/', lost);
  const event = buildPaidEvent('1500.50');
  jest.spyOn(window, 'open').mockReturnValue(null);
  await openEvent(<EventDetailScreen />, event);
  const dialog = await openDialog('Book Now');
  const order = { ...buildPurchase(held).order, quantity: 2 };
  server.use(
    http.get('/api/events/7/', () => HttpResponse.json({ ...event, available_capacity: 0 })),
    http.get('/api/tickets/', () =>
      HttpResponse.json([{ event: { id: 7 }, status: 'PENDING', is_at_bank: false, order }]),
    ),
  );
  await press(dialog, 'Book Now');
  await allTries();
  expect(await screen.findByText('You haven’t paid for your last booking')).toBeInTheDocument();
});

test('each booking that was answered is followed by one with a new key', async () => {
  const refused = () => HttpResponse.json({ error: 'Sold out.' }, { status: 409 });
  const keys = answersTo('/api/tickets/purchase/', refused, booked, booked);
  await openEvent(<EventDetailScreen />, buildEvent());
  const dialog = await openDialog();
  await press(dialog);
  await dialog.findByText('Sold out.');
  await press(dialog);
  await user().click(await screen.findByRole('button', { name: 'Done' }));
  await user().click(await screen.findByRole('button', { name: 'Book More Tickets' }));
  await press(await openDialog());
  await screen.findByRole('dialog', { name: 'You’re going!' });
  expect(new Set(keys).size).toBe(3);
});

test('a refusal that came after the dialog was closed doesn’t greet whoever opens it again', async () => {
  let refuse = () => undefined as void;
  const answered = new Promise<void>((resolve) => (refuse = resolve));
  server.use(
    http.post('/api/tickets/purchase/', async () => {
      await answered;
      return HttpResponse.json({ error: 'Sold out.' }, { status: 409 });
    }),
  );
  await openEvent(<EventDetailScreen />, buildEvent());
  const dialog = await openDialog();
  await press(dialog);
  await dialog.findByRole('button', { name: 'Processing…' });
  await user().keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Register for Free' });
  await act(async () => {
    refuse();
    await jest.advanceTimersByTimeAsync(100);
  });
  const again = await openDialog();
  expect(again.getByRole('button', { name: 'Register for Free' })).toBeEnabled();
  expect(again.queryByText('Sold out.')).not.toBeInTheDocument();
});

describe('after a reload', () => {
  /** Presses, loses the answer, and opens the page again. */
  async function reloadAfterPress(event = buildPaidEvent('1500.50')) {
    const tab = { document: { body: {} }, location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const keys = answersTo('/api/tickets/purchase/', lost);
    const { unmount } = await openEvent(<EventDetailScreen />, event, '?quantity=2');
    await press(await openDialog('Book Now'), 'Book Now');
    await allTries();
    unmount();
    await openEvent(<EventDetailScreen />, event);
    const dialog = within(await screen.findByRole('dialog', { name: 'Finish your booking' }));
    return { dialog, key: keys[0], tab };
  }

  test('the booking without an answer is offered, and continued with the same key, up to the payment page', async () => {
    const { dialog, key, tab } = await reloadAfterPress();
    expect(dialog.getByText(/while you were booking 2 Standard tickets/)).toHaveFocus();
    const keys = answersTo('/api/tickets/purchase/', () => HttpResponse.json(buildPurchase(held)));
    const paymentKeys = answersTo('/api/payments/initiate/', lost, () =>
      HttpResponse.json({
        authorization_url: 'https://pay.example.test/1',
        reference: 'NZ-9-1-abc',
        expires_at: held.expires_at,
      }),
    );
    server.use(
      http.get('/api/payments/:reference/', () => new HttpResponse(null, { status: 404 })),
    );
    await press(dialog, 'Continue Booking');
    await allTries();
    expect(await screen.findByText(/reference is NZ-9-1-abc/)).toBeInTheDocument();
    expect(keys).toEqual([key]);
    expect(paymentKeys).toEqual([`${key}-pay`, `${key}-pay`]);
    expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example.test/1');
    expect(await memberStorage.get('booking 1 7')).toBeUndefined();
  });

  test('it can be continued though the event is sold out by now, maybe by this very press', async () => {
    const soldOut = buildPaidEvent('1500.50');
    const { dialog } = await reloadAfterPress(soldOut);
    server.use(
      http.get('/api/events/7/', () => HttpResponse.json({ ...soldOut, available_capacity: 0 })),
    );
    expect(dialog.getByRole('button', { name: 'Continue Booking' })).toBeEnabled();
  });

  test('Start Over begins without the error of a continuation that was lost, too', async () => {
    const { dialog } = await reloadAfterPress();
    await press(dialog, 'Continue Booking');
    await allTries();
    const footer = footerWith(dialog, 'Start Over');
    expect(await footer.findByText(/^Booking failed\. Please try again\./)).toBeInTheDocument();
    await press(dialog, 'Start Over');
    const form = within(await screen.findByRole('dialog', { name: 'Book your tickets' }));
    expect(form.queryByText(/^Booking failed/)).not.toBeInTheDocument();
  });

  test('Start Over drops it', async () => {
    const { dialog } = await reloadAfterPress();
    await press(dialog, 'Start Over');
    expect(await screen.findByRole('dialog', { name: 'Book your tickets' })).toBeInTheDocument();
    await waitFor(async () => expect(await memberStorage.get('booking 1 7')).toBeUndefined());
  });

  test('a day later it is gone, from this device too', async () => {
    await memberStorage.set('booking 1 7', {
      order: { eventId: 7 },
      pressedAt: Date.now() - 24 * 60 * 60 * 1000,
    });
    await openEvent(<EventDetailScreen />, buildPaidEvent('1500.50'));
    await waitFor(async () => expect(await memberStorage.get('booking 1 7')).toBeUndefined());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('nobody else is offered it', async () => {
    const { dialog } = await reloadAfterPress();
    const offered = dialog.getByRole('button', { name: 'Start Over' });
    act(() => signInAs(buildUser({ id: 2 })));
    expect(offered).not.toBeInTheDocument();
  });
});

test('if the session ends at the press, it is offered again after signing in, with the same key', async () => {
  const ended = () => HttpResponse.json({}, { status: 401 });
  answersTo('/api/auth/token/refresh/', ended);
  const keys = answersTo('/api/tickets/purchase/', lost, lost, lost, ended);
  const { unmount } = await openEvent(<EventDetailScreen />, buildEvent());
  const dialog = await openDialog();
  await press(dialog);
  await allTries();
  await press(dialog);
  await waitFor(() => expect(localStorage.getItem('event_access_token')).toBeNull());
  unmount();

  act(() => signInAs(buildUser()));
  const again = answersTo('/api/tickets/purchase/', booked);
  await openEvent(<EventDetailScreen />, buildEvent());
  await press(
    within(await screen.findByRole('dialog', { name: 'Finish your booking' })),
    'Continue Booking',
  );
  expect(await screen.findByRole('dialog', { name: 'You’re going!' })).toBeInTheDocument();
  expect(again).toEqual([keys[0]]);
});

test('if the lost booking went through, with other details, the buyer is sent to My Tickets', async () => {
  answersTo('/api/tickets/purchase/', () =>
    HttpResponse.json({ error: 'x', code: 'idempotency_key_reused' }, { status: 422 }),
  );
  await openEvent(<EventDetailScreen />, buildEvent());
  const dialog = await openDialog();
  await press(dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Your first try went through, with other details. Check My Tickets before you book again.',
  );
});
