import { endingOf } from './transfer-endings';

// https://paystack.com/docs/transfers/how-transfers-work lists them.
it.each([
  ['failed', 'FAILED'],
  ['abandoned', 'FAILED'],
  ['blocked', 'FAILED'],
  ['rejected', 'FAILED'],
  ['reversed', 'REVERSED'],
])('a transfer that the provider calls %s has moved no money', (status, state) => {
  expect(endingOf({ status })).toMatchObject({ state });
});

it.each(['success', 'pending', 'otp', 'received', 'something new'])(
  'a transfer that the provider calls %s has moved money, or still may',
  (status) => {
    expect(endingOf({ status })).toBeUndefined();
  },
);
