import { cancellationMessage } from './cancellationMessage';

test.each([
  [0, 'Nobody has a ticket yet, so nobody is told. This cannot be undone.'],
  [
    1,
    'Who has the one ticket is told by mail, and what was paid is sent back. This cannot be undone.',
  ],
  [
    1234,
    'Everybody with one of the 1,234 tickets is told by mail, and what was paid is sent back to its buyer. This cannot be undone.',
  ],
  [
    undefined,
    'Everybody with a ticket is told by mail, and what was paid is sent back to its buyer. This cannot be undone.',
  ],
])('a cancellation with %p sold tickets says who is told and refunded', (sold, sentence) => {
  expect(cancellationMessage(sold)).toBe(sentence);
});
