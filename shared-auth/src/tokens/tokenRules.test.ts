import { fakeToken, tokenEndingIn } from '../testing';
import { isTokenExpired } from './tokenRules';

const NOW_S = 1_900_000_000;
const isExpired = (secondsLeft: number) =>
  isTokenExpired(fakeToken({ exp: NOW_S + secondsLeft }), NOW_S * 1000);

test.each([
  [-1, true],
  [29, true],
  [30, true],
  [31, false],
])('a token with %d seconds left counts as expired: %s', (secondsLeft, expired) => {
  expect(isExpired(secondsLeft)).toBe(expired);
});

test.each([
  ['without an exp claim', fakeToken({ sub: 1 })],
  ['whose exp is no number', fakeToken({ exp: String(NOW_S + 3600) })],
  ['that can’t be read', 'x.y.z'],
  ['that is empty', ''],
])('a token %s counts as expired', (_what, token) => {
  expect(isTokenExpired(token, NOW_S * 1000)).toBe(true);
});

test('a token in the alphabet for URLs is read', () => {
  // Its payload has both characters that this alphabet writes differently.
  const token = fakeToken({ name: '>>>>>>>>???????~~~~~', exp: NOW_S + 3600 });
  expect(token).toMatch(/\..*-.*\./);
  expect(token).toMatch(/\..*_.*\./);
  expect(isTokenExpired(token, NOW_S * 1000)).toBe(false);
});

test.each([null, 'text', 7])('a token of %j counts as expired', (claims) => {
  const payload = btoa(JSON.stringify(claims));
  expect(isTokenExpired(`x.${payload}.x`, NOW_S * 1000)).toBe(true);
});

test('without a time given, it is now', () => {
  expect(isTokenExpired(tokenEndingIn(3600))).toBe(false);
  expect(isTokenExpired(tokenEndingIn(10))).toBe(true);
});
