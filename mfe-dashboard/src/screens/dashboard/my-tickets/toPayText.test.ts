import { buildTicket } from '../../../test/builders';
import { toPayText } from './toPayText';

const { order } = buildTicket();

test.each([
  [1, '₦3,000 to pay.'],
  [2, '₦3,000 to pay for both tickets.'],
  [3, '₦3,000 to pay for all 3 tickets.'],
])('an order of %s says "%s"', (quantity, text) => {
  const unpaid = { ...order, status: 'HELD' as const, quantity, total: '3000.00' };
  expect(toPayText(buildTicket({ order: unpaid }))).toContain(text);
});
