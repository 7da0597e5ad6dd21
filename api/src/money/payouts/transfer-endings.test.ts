import { endingOf } from './transfer-endings';

// https://paystack.com/docs/transfers/how-transfers-work lists them.
it.each([
  ['failed', 'FAILED', 'returned'],
  ['abandoned', 'FAILED', 'not_sent'],
  ['blocked', 'FAILED', 'not_sent'],
  ['rejected', 'FAILED', 'not_sent'],
  ['reversed', 'REVERSED', 'returned'],
])('a transfer that the provider calls %s has moved no money', (status, state, notPaidBecause) => {
  expect(endingOf({ status })).toMatchObject({ state, notPaidBecause });
});

it.each(['success', 'pending', 'otp', 'received', 'something new'])(
  'a transfer that the provider calls %s has moved money, or still may',
  (status) => {
    expect(endingOf({ status })).toBeUndefined();
  },
);
