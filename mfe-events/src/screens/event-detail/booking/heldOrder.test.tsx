import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent, daysFromNow } from '@nzuko/contract/testing';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { buildPaidEvent, buildPurchase } from '../../../test/builders';
import { openEvent, server, setUpFakeApi } from '../../../test/renderScreen';
import EventDetailScreen from '../EventDetailScreen';

setUpFakeApi();

const held = { status: 'HELD', quantity: 2, total: '3001.00', expires_at: daysFromNow(1) } as const;
const title = 'You haven’t paid for your last booking';

/** Answers with one ticket per order; returns how often they were asked for. */
function answerTickets(order: Parameters<typeof buildPurchase>[0], eventId = 7, isAtBank = false) {
  const { order: made, tickets } = buildPurchase(order, ['NZ-7F3K-22QP']);
  const shared = { event: { id: eventId }, is_at_bank: isAtBank, order: made };
  return answer(tickets.map((ticket) => ({ ...ticket, ...shared })));
}

function answer(tickets: object[]) {
  let asked = 0;
  server.use(
    http.get('/api/tickets/', () => {
      asked += 1;
      return HttpResponse.json(tickets);
    }),
  );
  return () => asked;
}

describe('a buyer who comes back to an event before paying', () => {
  beforeEach(() => {
    signInAs(buildUser());
    answerTickets(held);
  });

  test('reads on its page that the seats are held, and how to pay for them', async () => {
    await openEvent(<EventDetailScreen />, buildPaidEvent());
    const notice = (await screen.findByText(title)).closest('[role="status"]') as HTMLElement;
    expect(notice).toHaveTextContent(/Your seats are held until .+ Pay ₦3,001 by then/);
    expect(within(notice).getByRole('link', { name: 'Complete Payment' })).toHaveAttribute(
      'href',
      '/dashboard?tab=my-tickets',
    );
  });

  test('is offered to pay for them, and not tickets, beside the price', async () => {
    await openEvent(<EventDetailScreen />, buildPaidEvent());
    await screen.findByText(title);
    const links = screen.getAllByRole('link', { name: 'Complete Payment' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard?tab=my-tickets',
      '/dashboard?tab=my-tickets',
    ]);
    expect(screen.queryByRole('button', { name: 'Get Tickets' })).not.toBeInTheDocument();
  });

  test('reads it even if these were the last seats', async () => {
    await openEvent(<EventDetailScreen />, buildPaidEvent('1500.50', { available_capacity: 0 }));
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  test('reads it in the dialog, too, before booking once more', async () => {
    await openEvent(<EventDetailScreen />, buildPaidEvent());
    await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book your tickets' }));
    expect(await dialog.findByText(title)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  });
});

test('an open page stops asking for a payment once the hold has ended', async () => {
  jest.useFakeTimers();
  signInAs(buildUser());
  answerTickets(held);
  await openEvent(<EventDetailScreen />, buildPaidEvent());
  const pass = () => act(() => jest.advanceTimersByTimeAsync(16_000));
  expect(await screen.findByText(title)).toBeInTheDocument();
  await pass();
  expect(screen.getByText(title)).toBeInTheDocument();
  const asked = answerTickets({ ...held, status: 'EXPIRED' });
  await pass();
  expect(await screen.findByRole('button', { name: 'Get Tickets' })).toBeInTheDocument();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  await pass();
  expect(asked()).toBe(1);
});

test.each([
  ['paid', { status: 'PAID' as const }, 7],
  ['given up', { ...held, expires_at: daysFromNow(-1) }, 7],
  ['another event’s', held, 8],
  ['being paid by a bank', held, 7, true],
])('an order that is %s isn’t mentioned', async (_what, order, eventId, isAtBank = false) => {
  signInAs(buildUser());
  const asked = answerTickets(order, eventId, isAtBank);
  await openEvent(<EventDetailScreen />, buildPaidEvent());
  await userEvent.click(screen.getByRole('button', { name: 'Get Tickets' }));
  await screen.findByRole('dialog', { name: 'Book your tickets' });
  expect(asked()).toBeGreaterThan(0);
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

test('isn’t asked for a payment while sales are paused', async () => {
  signInAs(buildUser());
  const { order, tickets } = buildPurchase(held, ['NZ-7F3K-22QP']);
  const asked = answer(
    tickets.map((ticket) => ({ ...ticket, event: { id: 7 }, order, can_pay: false })),
  );
  await openEvent(<EventDetailScreen />, buildPaidEvent('1500.50', { is_suspended: true }));
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Complete Payment' })).not.toBeInTheDocument();
});

test('visitors hold no seats, so nobody asks for their tickets', async () => {
  const asked = answerTickets(held);
  await openEvent(<EventDetailScreen />, buildEvent());
  await userEvent.click(screen.getByRole('button', { name: 'Get Tickets' }));
  await screen.findByRole('dialog', { name: 'Book your tickets' });
  expect(asked()).toBe(0);
});

describe('a member who comes back to an event they have tickets for', () => {
  const ticket = (status: string, eventId = 7) => ({
    event: { id: eventId },
    status,
    is_at_bank: false,
    order: buildPurchase().order,
  });

  test.each([
    ['a ticket', [ticket('VALID'), ticket('CANCELLED'), ticket('VALID', 8)]],
    ['2 tickets', [ticket('VALID'), ticket('VALID')]],
  ])('reads that they have %s, and where', async (count, tickets) => {
    signInAs(buildUser());
    answer(tickets);
    await openEvent(<EventDetailScreen />, buildEvent());
    const notice = await screen.findByText(`You have ${count} for this event.`);
    const link = within(notice.closest('[role="status"]') as HTMLElement).getByRole('link');
    expect(link).toHaveAccessibleName('My Tickets');
    expect(link).toHaveAttribute('href', '/dashboard?tab=my-tickets');
  });

  test('reads nothing of tickets that were cancelled', async () => {
    signInAs(buildUser());
    const asked = answer([ticket('CANCELLED')]);
    await openEvent(<EventDetailScreen />, buildEvent());
    await waitFor(() => expect(asked()).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: 'Get Tickets' }));
    await screen.findByRole('dialog', { name: 'Book your tickets' });
    expect(screen.queryByText(/^You have/)).not.toBeInTheDocument();
  });
});
