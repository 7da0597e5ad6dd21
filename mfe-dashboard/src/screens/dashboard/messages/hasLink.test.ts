import { hasLink } from './hasLink';

test.each([
  'https://nzuko.test/map',
  'nzuko.ng',
  'nzuko.com.ng',
  'www.example.com',
  'www.example.museum',
  'ada@example.test',
  'wa.me/2348031234567',
  'bit.ly/3xYz',
])('%s is a link to its writer', (link) => {
  expect(hasLink(`See ${link} for the way.`)).toBe(true);
  expect(hasLink(`Our page is ${link}.`)).toBe(true);
});

test.each([
  'Doors open at 9.30. Come early.',
  'At 10 a.m. sharp',
  'Doors open at 6.Please bring ID',
  'See you later.Then we dance',
  'bring your id.thanks',
  'Come early.Co-hosts too',
  'at 6.come early',
  '',
])('“%s” has none', (text) => expect(hasLink(text)).toBe(false));
