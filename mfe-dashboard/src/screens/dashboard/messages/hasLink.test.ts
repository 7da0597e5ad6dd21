import { hasLink } from './hasLink';

test.each(['https://nzuko.test/map', 'nzuko.ng', 'www.example.com', 'ada@example.test'])(
  '%s is a link to its writer',
  (link) => expect(hasLink(`See ${link} for the way.`)).toBe(true),
);

test.each(['Doors open at 9.30. Come early.', 'At 10 a.m. sharp', ''])('“%s” has none', (text) =>
  expect(hasLink(text)).toBe(false),
);
