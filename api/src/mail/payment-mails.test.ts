import { REFUND_REASONS } from '../platform/database/paymentStates';
import { renderMail } from './mail-templates';

const HOSTILE = '<img src=x onerror=alert(1)> & "Co"';

it.each(REFUND_REASONS)('a refund (%s) says what goes back and why, escaped', (reason) => {
  const data = {
    firstName: HOSTILE,
    eventTitle: HOSTILE,
    amount: '1250000.50',
    reason,
    reference: 'NZ-1-1-00000000',
  };
  const { subject, html, text } = renderMail({ template: 'refund', data }, 'https://nzuko.test');
  expect(subject).toBe(`Your refund for ${HOSTILE}`);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;');
  expect(text).toContain('₦1,250,000.50');
  expect(text).toContain('https://nzuko.test/dashboard?tab=my-tickets');
});

it.each([
  ['until when one can still pay, while the seats are held', '2026-12-31T22:30:00.000Z'],
  ['nothing of seats that aren’t held', undefined],
])('a refund of a wrong amount says %s', (_what, at) => {
  const data = {
    firstName: 'Ada',
    eventTitle: 'Lagos JS',
    amount: '4999.00',
    reason: 'wrong_amount' as const,
    reference: 'NZ-1-1-00000000',
    ...(at && { heldUntil: { at, timezone: 'Africa/Lagos' } }),
  };
  const { text } = renderMail({ template: 'refund', data }, 'https://nzuko.test');
  expect(text).toContain(
    'The amount we received didn’t match the price of your order, so we’re refunding it.',
  );
  expect(text.includes('We’re still holding your seats: pay the full price')).toBe(Boolean(at));
  expect(/Held until: Thu, 31 Dec 2026, 23:30/.test(text)).toBe(Boolean(at));
  expect(text).toContain(
    `${at ? 'Pay now' : 'See your tickets'}: https://nzuko.test/dashboard?tab=my-tickets`,
  );
});

const ofTicket = {
  firstName: 'Ada',
  eventTitle: 'Lagos JS',
  amount: '2924.17',
  reference: 'NZ-1-1-00000000',
  ticket: { number: 'NZ-7F3K-22QP', holder: 'Ngozi Adeyẹmi' },
};

it.each([
  [
    'cancelled_by_buyer',
    { fees: { amount: '175.83', wereOnTop: false } },
    'You cancelled ticket NZ-7F3K-22QP, so we’re refunding its price less ₦175.83 in payment fees.',
  ],
  [
    'cancelled_by_buyer',
    { fees: { amount: '175.83', wereOnTop: true } },
    'You cancelled ticket NZ-7F3K-22QP, so we’re refunding its price. The ₦175.83 in payment fees isn’t refunded.',
  ],
  [
    'cancelled_by_owner',
    {},
    'Ngozi Adeyẹmi has cancelled ticket NZ-7F3K-22QP, which you paid for, so we’re refunding its price.',
  ],
  [
    'cancelled_by_organizer',
    {},
    'The organizer has cancelled ticket NZ-7F3K-22QP, which you paid for, so we’re refunding its price. It won’t be accepted at the door.',
  ],
  [
    'cancelled_by_organizer',
    { covers: 'PRICE_AND_FEES' },
    'which you paid for, so we’re refunding its price and the fees you paid. It won’t be accepted at the door.',
  ],
  [
    'cancelled_by_buyer',
    { covers: 'REST' },
    'You cancelled ticket NZ-7F3K-22QP, so we’re refunding the remaining ₦2,924.17.',
  ],
] as const)(
  'a refund of one ticket (%s, %j) says which, whose, and how much of its price',
  (reason, part, why) => {
    const data = { ...ofTicket, reason, ...part };
    const { text } = renderMail({ template: 'refund', data }, 'https://nzuko.test');
    expect(text).toContain(why);
    expect(text).toContain('Ticket: NZ-7F3K-22QP (Ngozi Adeyẹmi)');
  },
);

it('a reminder of one seat speaks of one', () => {
  const data = {
    firstName: 'Ada',
    eventId: 7,
    eventTitle: 'Lagos JS',
    amount: '2500.00',
    quantity: 1,
    endsAt: '2026-12-31T22:30:00.000Z',
    timezone: 'Africa/Lagos',
  };
  const { subject, text } = renderMail(
    { template: 'payment_reminder', data },
    'https://nzuko.test',
  );
  expect(subject).toBe('Your seat for Lagos JS is still unpaid');
  expect(text).toContain('We’re holding your seat, but not for much longer.');
});

it('a reminder says until when, in the event’s zone, escaped', () => {
  const data = {
    firstName: 'Ada',
    eventId: 7,
    eventTitle: HOSTILE,
    amount: '2500.00',
    endsAt: '2026-12-31T22:30:00.000Z',
    timezone: 'Africa/Lagos',
  };
  const mail = renderMail({ template: 'payment_reminder', data }, 'https://nzuko.test');
  expect(mail.html).not.toContain('<img');
  expect(mail.text).toMatch(/Held until: Thu, 31 Dec 2026, 23:30/);
  expect(mail.text).toMatch(/₦2,500(?!\.)/);
});
