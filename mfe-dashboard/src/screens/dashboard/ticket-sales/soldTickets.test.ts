import { buildSoldTicket } from '../../../test/builders';
import { soldTicketRows } from './soldTickets';

test('a CSV row has plain prices and times in the event’s zone, which sort', () => {
  expect(
    soldTicketRows([buildSoldTicket({ status: 'PENDING', buyer_phone: '+2348031234567' })])[1],
  ).toEqual([
    'Lagos React Meetup',
    'NZ-7F3K-22QP',
    'Standard',
    'Ngozi Adeyẹmi',
    'ngozi@example.test',
    '1500.00',
    'Awaiting payment',
    '2031-03-01 09:05:00',
    '',
    '+2348031234567',
    'Africa/Lagos',
    'Online',
    'Ngozi Adeyẹmi',
    'ngozi@example.test',
    '',
  ]);
});

test.each([
  ['Sold Through', { sold_at_door: true }, 'Door'],
  // Whoever sold it at the door didn’t buy it.
  ['Buyer', { sold_at_door: true }, ''],
  ['Buyer', {}, 'Ngozi Adeyẹmi'],
  ['Buyer', { buyer: { name: 'Tunde Ade', email: 'tunde@example.test' } }, 'Tunde Ade'],
  [
    'Buyer’s Email',
    { buyer: { name: 'Tunde Ade', email: 'tunde@example.test' } },
    'tunde@example.test',
  ],
  ['Refunded (NGN)', {}, ''],
  ['Refunded (NGN)', { status: 'CANCELLED', refunded: '15000.00' }, '15000.00'],
] as const)('the CSV’s %s of a ticket with %j is “%s”', (column, overrides, value) => {
  const [headers, cells] = soldTicketRows([buildSoldTicket(overrides)]);
  expect(cells?.[headers?.indexOf(column) ?? -1]).toBe(value);
});
