import { buildUser } from '@nzuko/shared-auth/testing';

import { greeting } from './greeting';

test.each([
  ['the first visit', buildUser({ signed_in_before: false }), 'Welcome, Ada'],
  ['a later visit', buildUser(), 'Welcome back, Ada'],
  [
    'a user without a first name',
    buildUser({ first_name: ' ', last_name: '' }),
    'Welcome back, ada.obi',
  ],
])('%s', (_name, user, text) => {
  expect(greeting(user)).toBe(text);
});
