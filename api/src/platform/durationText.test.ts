import { durationText } from './durationText';

const MINUTE = 60_000;

it.each([
  [15 * MINUTE, '15 minutes'],
  [60 * MINUTE, 'an hour'],
  [120 * MINUTE, '2 hours'],
  [24 * 60 * MINUTE, '24 hours'],
  [48 * 60 * MINUTE, '48 hours'],
  [7 * 24 * 60 * MINUTE, '7 days'],
])('%d ms are %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
