import { cookieOf, preferenceIn, savesData } from './savesData';

test.each([
  ['', 'browser'],
  ['data_saver=on', 'on'],
  ['a=1; data_saver=off; b=2', 'off'],
  ['a=1;data_saver=on', 'on'],
  ['data_saver=onwards', 'browser'],
  ['data_saver=', 'browser'],
  ['my_data_saver=on', 'browser'],
])('the choice in the cookies "%s" is %s', (cookies, preference) => {
  expect(preferenceIn(cookies)).toBe(preference);
});

test.each([
  ['browser', true, true],
  ['browser', false, false],
  ['on', false, true],
  ['off', true, false],
] as const)('the choice "%s", when the browser asks: %s, comes to %s', (choice, asks, comesTo) => {
  expect(savesData(choice, asks)).toBe(comesTo);
});

test('a choice lasts for a year in all of the site; the browser’s own setting is no cookie', () => {
  expect(cookieOf('off')).toBe('data_saver=off; Path=/; SameSite=Lax; Max-Age=31536000');
  expect(cookieOf('browser')).toContain('Max-Age=0');
});
