import { isSameTitle } from './isSameTitle';

test.each([
  ['as it is', 'Lagos React Meetup', 'Lagos React Meetup'],
  ['without its capitals', 'lagos react meetup', 'Lagos React Meetup'],
  ['with other spaces', ' Lagos  React\u00A0Meetup ', 'Lagos React Meetup'],
  ['with the quotation marks of an iPhone', 'Chidi’s “Day”', `Chidi's "Day"`],
  ['with the quotation marks around it in the label', '“Lagos React Meetup”', 'Lagos React Meetup'],
  ['with a dash for two hyphens', 'AI — Day', 'AI -- Day'],
  ['with an emoji that lacks its invisible part', 'I ❤ Lagos', 'I ❤\uFE0F Lagos'],
  ['with accents of two characters', 'Caf\u0065\u0301', 'Caf\u00E9'],
])('a title may be typed %s', (_how, typed, title) => {
  expect(isSameTitle(typed, title)).toBe(true);
});

test.each(['', 'Lagos', 'Lagos React Meetup 2', 'Lagos Réact Meetup'])(
  '“%s” isn’t “Lagos React Meetup”',
  (typed) => {
    expect(isSameTitle(typed, 'Lagos React Meetup')).toBe(false);
  },
);
