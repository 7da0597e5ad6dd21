import { daysFromNow } from '@nzuko/contract/testing';
import { plainText } from '@nzuko/shared-ui';

import type { DoorList, DoorTicket } from '../../../api/doorApi';
import { installWebCrypto, buildDoorList, buildDoorTicket, codeOf } from '../../../test/door';
import { judgeOffline, type ScanQuestion } from './judgeOffline';
import type { LocalMove } from './localMoves';

const number = 'TKT-4F7K-9QXM-2RBD';
const list = buildDoorList([
  buildDoorTicket(),
  buildDoorTicket({ ticket_number: 'TKT-AAAA-AAAA-AAA1', status: 'PENDING' }),
  buildDoorTicket({ ticket_number: 'TKT-AAAA-AAAA-AAA2', status: 'CANCELLED' }),
  buildDoorTicket({
    ticket_number: 'TKT-AAAA-AAAA-AAA3',
    checked_in_time: '2031-03-01T08:12:00.000Z',
  }),
  buildDoorTicket({ ticket_number: 'TKT-AAAA-AAAA-AAA4', on_hold: true }),
]);
const judge = (
  text: string,
  here = new Map<string, LocalMove>(),
  saved = list,
  asked: Partial<ScanQuestion> = {},
) =>
  judgeOffline(text, saved, here, { gate: undefined, direction: 'in', isEarlyOk: false, ...asked });

describe('with the browser’s Ed25519', () => {
  beforeAll(installWebCrypto);

  test.each([
    ['a genuine code', codeOf(number), 'admitted'],
    ['a number as people type it', 'tkt 4f7k 9qxm 2rbd', 'admitted'],
    ['a number read with O for 0 and I for 1', 'AAAA AAAA AAAI', 'ticket_unpaid'],
    ['a code that nobody signed', `NZ1.${number}.7.AAAA`, 'not_genuine'],
    ['a code whose signature is no base64', `NZ1.${number}.7.!`, 'not_genuine'],
    ['a genuine code with another number', codeOf(number).replace('4F7K', 'AAAA'), 'not_genuine'],
    ['a code of another event', codeOf(number, 8), 'other_event'],
    ['a genuine code that the list does not have', codeOf('TKT-BBBB-BBBB-BBBB'), 'not_on_list'],
    ['a number that the list does not have', 'TKT-BBBB-BBBB-BBBB', 'unknown_ticket'],
    ['an unpaid ticket', 'TKT-AAAA-AAAA-AAA1', 'ticket_unpaid'],
    ['a cancelled ticket', 'TKT-AAAA-AAAA-AAA2', 'ticket_cancelled'],
    ['a ticket whose payment is disputed', 'TKT-AAAA-AAAA-AAA4', 'ticket_on_hold'],
    ['a ticket that is in already', 'TKT-AAAA-AAAA-AAA3', 'already_checked_in'],
  ])('%s: %s is %s', async (_what, text, outcome) => {
    expect((await judge(text)).outcome).toBe(outcome);
  });
});

test.each([
  ['hello', 'hello'],
  [' Ngozi ', 'Ngozi'],
  ['4F7K-9QXM', '4F7K-9QXM'],
  ['bbbb bbbb bbbb', 'TKT-BBBB-BBBB-BBBB'],
])(
  'what is unknown is shown as it was typed, unless it is a whole number: %s',
  async (typed, shown) => {
    const { outcome, answer } = await judge(typed);
    expect(outcome).toBe('unknown_ticket');
    expect(answer.ticket).toBe(shown);
  },
);

test('refuses the old number of a ticket that was transferred, even one that the list still has', async () => {
  const transferred = { ...list, transferred_numbers: [number, 'TKT-BBBB-BBBB-BBBB'] };
  for (const old of [number, 'TKT-BBBB-BBBB-BBBB']) {
    const { outcome, answer } = await judge(old, new Map(), transferred);
    expect(outcome).toBe('ticket_transferred');
    expect(answer.detail).toBe(
      'This ticket was transferred. The code is no longer valid; ask for the new one.',
    );
  }
});

test('says when a ticket was checked in, by the list or by this device', async () => {
  const { answer } = await judge('TKT-AAAA-AAAA-AAA3');
  expect(plainText(answer.detail)).toBe(
    'Ngozi Adeyẹmi was already checked in on Sat, 1 Mar 2031, 09:12 WAT.',
  );
  const here = new Map([[number, { enteredAt: '2031-03-01T09:30:00.000Z' }]]);
  expect(plainText((await judge(number, here)).answer.detail)).toContain('10:30 WAT');
});

test('says the last arrival, with the time alone on the same day, and the gate where this device let them in', async () => {
  jest.useFakeTimers({ now: new Date('2031-03-01T12:00:00.000Z') });
  const gates = [{ id: 1, name: 'North', ticket_types: null, has_exit: true }];
  const saved = buildDoorList([
    buildDoorTicket({
      checked_in_time: '2031-03-01T08:12:00.000Z',
      returned_time: '2031-03-01T09:15:00.000Z',
    }),
  ]);
  const detailOf = async (here?: LocalMove) => {
    const known = new Map(here && [[number, here]]);
    return (await judge(number, known, { ...saved, gates })).answer.detail;
  };
  expect(await detailOf()).toBe('Ngozi Adeyẹmi was already let back in at 10:15.');
  expect(await detailOf({ enteredAt: '2031-03-01T09:30:00.000Z', gateId: 1 })).toBe(
    'Ngozi Adeyẹmi was already checked in at 10:30 at North.',
  );
  jest.useRealTimers();
});

test('sends the holder of a ticket on hold to the organizer', async () => {
  expect((await judge('TKT-AAAA-AAAA-AAA4')).answer).toMatchObject({
    tone: 'red',
    title: 'On hold',
    detail: 'Payment disputed: this ticket is on hold. Send the holder to the organizer.',
  });
});

test('admits nobody to a cancelled event', async () => {
  const cancelled = buildDoorList([buildDoorTicket()], { status: 'CANCELLED' });
  expect((await judge(number, new Map(), cancelled)).outcome).toBe('event_cancelled');
});

describe('at a gate', () => {
  const gates = [
    { id: 1, name: 'North', ticket_types: ['VIP' as const], has_exit: true },
    { id: 2, name: 'South', ticket_types: ['STANDARD' as const], has_exit: false },
  ];
  const [came, left] = ['2031-03-01T09:00:00.000Z', '2031-03-01T10:00:00.000Z'];
  const guest = (more: Partial<DoorTicket> = {}, rules: Partial<DoorList['rules']> = {}) => {
    const saved = buildDoorList([buildDoorTicket(more)]);
    return { ...saved, gates, rules: { ...saved.rules, ...rules } };
  };

  test.each<
    [string, Partial<DoorTicket>, Partial<DoorList['rules']>, Partial<ScanQuestion>, string]
  >([
    ['its type goes in', {}, {}, { gate: gates[0] }, 'admitted'],
    ['another type goes in elsewhere', {}, {}, { gate: gates[1] }, 'wrong_gate'],
    ['nobody leaves who isn’t in', {}, {}, { direction: 'out' }, 'not_inside'],
    ['whoever is in may leave', { checked_in_time: came }, {}, { direction: 'out' }, 'left'],
    [
      'whoever is in may leave though their payment is disputed',
      { checked_in_time: came, on_hold: true },
      {},
      { direction: 'out' },
      'left',
    ],
    [
      'nobody comes back without re-entry',
      { checked_in_time: came, left_time: left },
      {},
      {},
      'no_reentry',
    ],
    [
      'they come back with it',
      { checked_in_time: came, left_time: left },
      { has_reentry: true },
      {},
      'readmitted',
    ],
    [
      'they come back where their type goes in',
      { checked_in_time: came, left_time: left },
      { has_reentry: true },
      { gate: gates[1] },
      'wrong_gate',
    ],
  ])('%s', async (_what, ticket, rules, asked, outcome) => {
    expect((await judge(number, new Map(), guest(ticket, rules), asked)).outcome).toBe(outcome);
  });

  test('says where a type goes in', async () => {
    const { answer } = await judge(number, new Map(), guest(), { gate: gates[1] });
    expect(answer.detail).toBe('VIP tickets go in at North.');
  });

  test('long before the start it asks, and a second tap lets them in', async () => {
    const starts = daysFromNow(1);
    const saved = buildDoorList([buildDoorTicket()], { start_date: starts });
    const asked = await judge(number, new Map(), saved);
    expect(asked.outcome).toBe('too_early');
    expect(asked.answer.detail).toMatch(/^The event starts .* Let Ngozi Adeyẹmi in anyway\?$/);
    expect((await judge(number, new Map(), saved, { isEarlyOk: true })).outcome).toBe('admitted');
    // A slow clock: the list is from three hours before the start.
    const late = { ...saved, taken_at: new Date(Date.parse(starts) - 3 * 3_600_000).toISOString() };
    expect((await judge(number, new Map(), late)).outcome).toBe('admitted');
  });

  test.each([
    ['once they are open', -1, 'admitted'],
    ['until they open', 1, 'too_early'],
  ])('with a time for the doors it asks no more %s', async (_what, minutes, outcome) => {
    const doors = new Date(Date.now() + minutes * 60_000).toISOString();
    const saved = buildDoorList([buildDoorTicket()], {
      start_date: daysFromNow(1),
      doors_open: doors,
    });
    expect((await judge(number, new Map(), saved)).outcome).toBe(outcome);
  });
});
