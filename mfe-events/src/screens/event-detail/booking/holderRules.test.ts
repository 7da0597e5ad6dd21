import { holderErrors, namedHolders } from './holderRules';

test.each([
  ['', '', {}],
  ['Ada', 'ada@example.test', {}],
  ['Ada', '', { email: 'Email is required' }],
  ['', 'ada@example.test', { name: 'Name is required' }],
  [' Ada ', ' ada@example.test ', {}],
  ['  ', ' ', {}],
  ['Ada', 'ada obi@example.test', { email: 'Please enter a valid email' }],
  ['Ada', 'ada@example@test.ng', { email: 'Please enter a valid email' }],
  ['Ada', 'ada,obi@example.test', { email: 'Please enter a valid email' }],
  ['Ada', 'ada@-example.test', { email: 'Please enter a valid email' }],
  ['Ada', 'o’hara+1@mail.example.test', { email: 'Please enter a valid email' }],
  ['Ada', "o'hara+1@mail.example.test", {}],
  ['', 'ada@', { name: 'Name is required', email: 'Please enter a valid email' }],
  ['Ada', 'ada@', { email: 'Please enter a valid email' }],
  ['Ada', 'ada@example', { email: 'Please enter a valid email' }],
  ['a'.repeat(151), 'ada@example.test', { name: 'Name must be less than 150 characters' }],
])('a ticket for "%s" at "%s" has the errors %j', (name, email, errors) => {
  expect(holderErrors({ name, email })).toEqual(errors);
});

test('a ticket without a name before one with a name is the buyer’s', () => {
  const buyer = { name: 'Amara Eze', email: 'amara@example.test' };
  const nobody = { name: '', email: '' };
  const ada = { name: ' Ada ', email: ' ada@example.test' };
  expect(namedHolders([nobody, ada, nobody], buyer)).toEqual([
    buyer,
    { name: 'Ada', email: 'ada@example.test' },
  ]);
  expect(namedHolders([nobody, nobody], buyer)).toEqual([]);
});
