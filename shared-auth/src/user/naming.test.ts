import { displayNameOf, initialsOf } from './naming';

test.each([
  ['first letter of first and last name', { first_name: 'Ada', last_name: 'Obi' }, 'AO'],
  ['else the first two letters of first_name', { first_name: 'Ada', last_name: '' }, 'AD'],
  ['else the first two of the email', { first_name: '', last_name: '', email: 'zi@x.test' }, 'ZI'],
  ['else US', null, 'US'],
  ['letters with diacritics stay whole', { first_name: 'Ṣadé', last_name: 'Ọla' }, 'ṢỌ'],
])('initials: %s', (_rule, user, initials) => {
  expect(initialsOf(user)).toBe(initials);
});

test.each([
  ['full name', { first_name: 'Ada', last_name: 'Obi', email: 'a@x.test' }, 'Ada Obi'],
  ['else first_name', { first_name: 'Ada', last_name: ' ', email: 'a@x.test' }, 'Ada'],
  ['else the part of the email before @', { first_name: '', email: 'ada@x.test' }, 'ada'],
  ['else User', null, 'User'],
])('display name: %s', (_rule, user, name) => {
  expect(displayNameOf(user)).toBe(name);
});
