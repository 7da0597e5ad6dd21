import { plainText } from '@nzuko/shared-ui';

import { installWebCrypto, buildDoorList, buildDoorTicket, codeOf } from '../../../test/door';
import { judgeOffline } from './judgeOffline';

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
const judge = (text: string, here = new Map<string, string>(), saved = list) =>
  judgeOffline(text, saved, here);

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
    'Ngozi Adeyẹmi is already checked in, at Sat, 1 Mar 2031, 09:12 WAT.',
  );
  const here = new Map([[number, '2031-03-01T09:30:00.000Z']]);
  expect(plainText((await judge(number, here)).answer.detail)).toContain('10:30 WAT');
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
