import { cancellationMessage } from './cancellationMessage';

const told = 'will be cancelled. We’ll email every ticket holder whose address we have';
const fees = 'The payment provider keeps its fees, and you cover them.';

test.each([
  [0, 'No one has a ticket yet. You can’t undo this.'],
  [1, `The one ticket ${told}, and refund whoever paid. ${fees} You can’t undo this.`],
  [1234, `All 1,234 tickets ${told}, and refund whoever paid. ${fees} You can’t undo this.`],
  [undefined, `All tickets ${told}, and refund whoever paid. ${fees} You can’t undo this.`],
])('a cancellation with %p sold tickets says who is told and refunded', (sold, sentence) => {
  expect(cancellationMessage(sold, undefined)).toBe(sentence);
});

test('a cancellation says how much goes back at most, once that is known', () => {
  expect(cancellationMessage(12, '120000.50')).toBe(
    `All 12 tickets ${told}, and refund whoever paid, up to ₦120,000.50 in all. ${fees} You can’t undo this.`,
  );
});

test('a cancellation refunds nobody if nobody has paid, or everything has gone back', () => {
  expect(cancellationMessage(12, '0.00')).toBe(`All 12 tickets ${told}. You can’t undo this.`);
});

test('a cancellation says what was taken at the door, which is given back by hand', () => {
  const byHand = 'You took ₦4,500 at the door, which you have to give back yourself.';
  expect(cancellationMessage(3, '0.00', 4500)).toBe(
    `All 3 tickets ${told}. ${byHand} You can’t undo this.`,
  );
  expect(cancellationMessage(3, '1000.00', 4500)).toContain(`${fees} ${byHand}`);
});
