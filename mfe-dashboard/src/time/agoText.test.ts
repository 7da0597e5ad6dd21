import { agoText } from './agoText';

const NOW = Date.parse('2031-03-01T12:00:00Z');

test.each([
  ['2031-03-01T12:00:30Z', 'just now'],
  ['2031-03-01T11:59:01Z', 'just now'],
  ['2031-03-01T11:59:00Z', '1 minute ago'],
  ['2031-03-01T10:00:01Z', '1 hour ago'],
  ['2031-03-01T10:00:00Z', '2 hours ago'],
  ['2031-02-28T12:00:00Z', '1 day ago'],
  ['2030-03-01T12:00:00Z', '365 days ago'],
])('%s was %s', (moment, text) => {
  expect(agoText(moment, NOW)).toBe(text);
});
