import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { daysFromNow } from '@nzuko/contract/testing';
import { buildTicket } from '../../../test/builders';
import { answer, openDashboard, setUpFakeApi } from '../../../test/renderScreen';
import { printedTicketsCss } from './PrintedTickets';

setUpFakeApi();

const open = () => openDashboard('ATTENDEE', '?tab=my-tickets');
const { order } = buildTicket();

test('a valid ticket shows its event, number and QR code, large on request', async () => {
  answer('/tickets/', [buildTicket()]);
  open();
  expect(await screen.findByText('NZ-7F3K-22QP')).toBeInTheDocument();
  expect(screen.getByText('Valid')).toBeInTheDocument();
  expect(
    await screen.findByRole('img', { name: 'QR code of ticket NZ-7F3K-22QP' }),
  ).toBeInTheDocument();
  await userEvent.click(
    screen.getByRole('button', { name: 'Enlarge QR code of ticket NZ-7F3K-22QP' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Lagos React Meetup' });
  expect(await within(dialog).findByRole('img')).toHaveAccessibleName(
    'Large QR code of ticket NZ-7F3K-22QP',
  );
  expect(within(dialog).getByText(/· Standard$/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an enlarged code says whose it is, and for which type', async () => {
  const holder = { name: 'Emeka Obi', email: 'emeka@example.test' };
  answer('/tickets/', [buildTicket({ holder, ticket_type: 'VIP' })]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Enlarge/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Emeka Obi')).toBeVisible();
  expect(within(dialog).getByText(/· VIP$/)).toBeVisible();
});

test('a ticket says when doors open', async () => {
  answer('/tickets/', [buildTicket({}, { doors_open: '2031-03-01T07:15:00.000Z' })]);
  open();
  expect(await screen.findByText('Doors open Sat, 1 Mar 2031, 08:15 WAT')).toBeInTheDocument();
});

test.each([
  ['until when cancelling brings everything back', null, 'you get everything back.'],
  [
    'so too if somebody else paid',
    { name: 'Ada Obi', email: 'a•••@example.test' },
    'Ada Obi, who paid, gets everything back.',
  ],
])('a ticket of an event that was moved says so, and %s', async (_what, paid_by, back) => {
  const moved = { refund_until: '2031-03-08T08:00:00.000Z' };
  answer('/tickets/', [buildTicket({ moved, paid_by })]);
  open();
  expect(await screen.findByText('New time or place')).toBeVisible();
  expect(screen.getByText(/^The organizer has changed the time or place/)).toHaveTextContent(
    `Cancel before Sat, 8 Mar 2031, 09:00 WAT, and ${back}`,
  );
});

test('a ticket without anything to refund only says that its event was moved', async () => {
  answer('/tickets/', [buildTicket({ moved: { refund_until: null } })]);
  open();
  expect(await screen.findByText('New time or place')).toBeVisible();
  expect(screen.queryByText(/everything back/)).not.toBeInTheDocument();
});

test('an unpaid ticket shows no QR code, but the amount due and the deadline', async () => {
  answer('/tickets/', [
    buildTicket({
      status: 'PENDING',
      qr_payload: null,
      order: {
        ...order,
        status: 'HELD',
        total: '1500.50',
        expires_at: '2031-02-28T08:00:00.000Z',
      },
    }),
  ]);
  open();
  expect(
    await screen.findByText(
      '₦1,500.50 to pay. Your seat is held until Fri, 28 Feb 2031, 09:00 WAT.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('Awaiting payment')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
});

test('only tickets that let somebody in are printed', async () => {
  const over = { start_date: daysFromNow(-2), end_date: daysFromNow(-1) };
  answer('/tickets/', [
    buildTicket({ id: 41, ticket_number: 'NZ-41' }),
    buildTicket({ id: 42, ticket_number: 'NZ-42', status: 'CANCELLED' }),
    buildTicket({ id: 43, ticket_number: 'NZ-43' }, over),
  ]);
  open();
  await screen.findByText('NZ-41');
  const printed = screen.getAllByRole('listitem').filter(({ dataset }) => dataset.print);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toHaveTextContent('NZ-41');
});

test('an unpaid order of several tickets says once what is to be paid, and is paid once', async () => {
  const unpaid = {
    status: 'PENDING' as const,
    qr_payload: null,
    order: {
      ...order,
      status: 'HELD' as const,
      quantity: 3,
      total: '50000.00',
      expires_at: '2031-02-28T08:00:00.000Z',
    },
  };
  answer(
    '/tickets/',
    [43, 42, 41].map((id) => buildTicket({ ...unpaid, id, ticket_number: `NZ-${id}` })),
  );
  open();
  const [first, ...others] = await screen.findAllByRole('article');
  expect(
    within(first!).getByText(
      '₦50,000 to pay for all 3 tickets. Your seats are held until Fri, 28 Feb 2031, 09:00 WAT.',
    ),
  ).toBeVisible();
  expect(within(first!).getByText('NZ-41')).toBeVisible();
  expect(
    within(first!).getByRole('button', { name: 'Complete Payment for all 3 tickets' }),
  ).toBeEnabled();
  for (const other of others) {
    expect(
      within(other).getByText('It’s paid for with the rest of this order, above.'),
    ).toBeVisible();
    expect(
      within(other).queryByRole('button', { name: /^Complete Payment/ }),
    ).not.toBeInTheDocument();
  }
});

test('a ticket with a disputed payment is on hold: no QR code, no actions', async () => {
  answer('/tickets/', [buildTicket({ on_hold: true, qr_payload: null })]);
  open();
  expect(await screen.findByText('On hold')).toBeInTheDocument();
  expect(
    screen.getByText(
      'The payment for this ticket is disputed. It can’t be used until the dispute is settled.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Cancel|Transfer) / })).not.toBeInTheDocument();
});

test('a ticket of a cancelled event says so and shows no QR code', async () => {
  answer('/tickets/', [buildTicket({}, { status: 'CANCELLED' })]);
  open();
  expect(await screen.findByText('The organizer has cancelled this event.')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
});

describe('a cancelled ticket', () => {
  const paid = { ...order, total: '5000.00', status: 'REFUNDED' as const };
  const cancelled = { status: 'CANCELLED' as const, qr_payload: null, cancellation: null };
  const refund = { ...cancelled, order: paid, refunded: '5000.00' };
  const payer = { name: 'Ada Obi', email: 'a•••@example.test' };

  test.each([
    [true, null, 'Refund on its way', 'You’re being refunded ₦5,000 for it.'],
    [false, null, 'Refunded', 'You were refunded ₦5,000 for it.'],
    [
      true,
      payer,
      'Refund on its way',
      '₦5,000 of its price is being refunded to Ada Obi, who paid.',
    ],
    [false, payer, 'Refunded', '₦5,000 of its price was refunded to Ada Obi, who paid.'],
  ] as const)(
    'whose refund is under way: %s, paid by %j, is “%s”',
    async (isUnderWay, paid_by, badge, text) => {
      answer('/tickets/', [buildTicket({ ...refund, is_refund_under_way: isUnderWay, paid_by })]);
      open();
      expect(await screen.findByText(badge)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    },
  );

  test.each([
    [true, 'This ticket was cancelled, and ₦5,000 is being refunded.'],
    [false, 'This ticket was cancelled, and ₦5,000 was refunded.'],
  ] as const)(
    'of an order that goes on says whether its refund is under way: %s',
    async (is_refund_under_way, text) => {
      const goesOn = { ...paid, status: 'PAID' as const };
      answer('/tickets/', [buildTicket({ ...refund, order: goesOn, is_refund_under_way })]);
      open();
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  test.each([
    ['2031-03-01T08:05:00.000Z', /link to tell us which: use it by Sat, 1 Mar 2031, 09:05 WAT\.$/],
    [
      '2020-03-01T08:05:00.000Z',
      /The link we emailed you has expired\. Open it and ask for a new one\.$/,
    ],
  ])('whose refund needs an account by %s says how to give it', async (by, text) => {
    answer('/tickets/', [
      buildTicket({ ...refund, is_refund_under_way: true, refund_account_by: by }),
    ]);
    open();
    expect(await screen.findByText('Bank account needed')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/being refunded/)).not.toBeInTheDocument();
  });
});

test('a ticket that was used says when', async () => {
  answer('/tickets/', [
    buildTicket({ checked_in: true, checked_in_time: '2031-03-01T22:45:00.000Z' }),
  ]);
  open();
  expect(await screen.findByText('Checked in Sat, 1 Mar 2031, 23:45 WAT')).toBeInTheDocument();
});

test('without tickets it leads to the events', async () => {
  open();
  expect(await screen.findByText('No tickets yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/events');
});

test('Failed to load tickets shows with Try Again', async () => {
  answer('/tickets/', {}, 500);
  open();
  expect(await screen.findByText('Failed to load tickets. Please try again.')).toBeInTheDocument();
  answer('/tickets/', [buildTicket()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('NZ-7F3K-22QP')).toBeInTheDocument();
});

test('a valid ticket offers its PDF and its event for the calendar', async () => {
  answer('/tickets/', [buildTicket()]);
  open();
  expect(
    await screen.findByRole('button', { name: 'PDF of ticket NZ-7F3K-22QP' }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Calendar file for Lagos React Meetup' }),
  ).toHaveAttribute('href', '/api/events/7/calendar.ics');
});

test('a failed PDF says so', async () => {
  jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  answer('/tickets/', [buildTicket()]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^PDF of ticket/ }));
  expect(
    await screen.findByText('We couldn’t create the PDF. Check your connection and try again.'),
  ).toBeInTheDocument();
});

test('an unpaid ticket says that its bank transfer was sent back, and can be paid', async () => {
  answer('/tickets/', [
    buildTicket({
      status: 'PENDING',
      qr_payload: null,
      bank_transfer_rejected: true,
      order: { ...order, status: 'HELD' },
    }),
  ]);
  open();
  expect(
    await screen.findByText(/^Your bank transfer was sent back, so please pay again\./),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Complete Payment/ })).toBeEnabled();
});

test('an unpaid ticket of an event whose sales are paused can’t be paid for, but cancelled', async () => {
  answer('/tickets/', [
    buildTicket({
      status: 'PENDING',
      qr_payload: null,
      can_pay: false,
      order: { ...order, status: 'HELD', expires_at: daysFromNow(1) },
    }),
  ]);
  open();
  expect(await screen.findByText(/^Booking is paused/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Complete Payment/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Cancel ticket/ })).toBeInTheDocument();
});

test('an unpaid ticket offers neither', async () => {
  answer('/tickets/', [
    buildTicket({ status: 'PENDING', qr_payload: null, order: { ...order, status: 'HELD' } }),
  ]);
  open();
  await screen.findByText('Awaiting payment');
  expect(screen.queryByRole('button', { name: /^PDF/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Calendar/ })).not.toBeInTheDocument();
});

test('a ticket shows its photo', async () => {
  answer('/tickets/', [buildTicket({ custom_image: '/api/media/ada.webp' })]);
  open();
  expect(await screen.findByRole('img', { name: 'Photo on ticket NZ-7F3K-22QP' })).toHaveAttribute(
    'src',
    '/api/media/ada.webp',
  );
});

test('only the tickets are printed, without their buttons', async () => {
  answer('/tickets/', [buildTicket()]);
  open();
  const button = await screen.findByRole('button', { name: /^PDF of ticket/ });
  const style = document.createElement('style');
  style.textContent = printedTicketsCss;
  document.head.append(style);
  const [print] = style.sheet?.cssRules ?? [];
  const rules = [...(print as CSSMediaRule).cssRules] as CSSStyleRule[];
  const isPrinted = (element: Element) =>
    !rules.some(
      ({ selectorText, style }) => style.display === 'none' && element.matches(selectorText),
    );
  expect(isPrinted(screen.getByText('NZ-7F3K-22QP'))).toBe(true);
  expect(isPrinted(screen.getByRole('article'))).toBe(true);
  for (const element of [
    button,
    screen.getByRole('heading', { name: 'My Tickets' }),
    screen.getByRole('heading', { name: 'Coming up' }),
    ...screen.getAllByRole('banner'),
  ]) {
    expect(isPrinted(element)).toBe(false);
  }
});
