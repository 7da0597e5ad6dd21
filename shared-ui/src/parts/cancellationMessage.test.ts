import { cancellationMessage } from './cancellationMessage';

test.each([
  [0, 'No one has a ticket yet, so no one will be notified. You can’t undo this.'],
  [1, 'We’ll email the one ticket holder and refund what was paid. You can’t undo this.'],
  [
    1234,
    'We’ll email the holders of all 1,234 tickets and refund whoever paid. You can’t undo this.',
  ],
  [undefined, 'We’ll email everyone with a ticket and refund whoever paid. You can’t undo this.'],
])('a cancellation with %p sold tickets says who is told and refunded', (sold, sentence) => {
  expect(cancellationMessage(sold)).toBe(sentence);
});
