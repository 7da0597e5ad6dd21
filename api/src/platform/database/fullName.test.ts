import { fullNameOf } from './fullName';

test.each([
  ['Ada', 'Obi', 'Ada Obi'],
  ['Ada', '', 'Ada'],
  [null, null, ''],
])('the name of %j and %j is %j', (first_name, last_name, name) => {
  expect(fullNameOf({ first_name, last_name })).toBe(name);
});
