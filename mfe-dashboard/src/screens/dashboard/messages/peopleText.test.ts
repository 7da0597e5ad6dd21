import { peopleText } from './peopleText';

test.each([
  [0, '0 people'],
  [1, '1 person'],
  [1200, '1,200 people'],
])('%d is %s', (count, text) => {
  expect(peopleText(count)).toBe(text);
});
