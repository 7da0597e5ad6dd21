import { evenSpaces } from './evenSpaces';

test.each([
  ['21 – 23 Nov 2026', '21–23 Nov 2026'],
  ['09:00\u2009–\u200917:00 WAT', '09:00–17:00 WAT'],
  ['9:00\u202fAM', '9:00 AM'],
])('%j of one engine is %j in all', (text, even) => {
  expect(evenSpaces(text)).toBe(even);
});
