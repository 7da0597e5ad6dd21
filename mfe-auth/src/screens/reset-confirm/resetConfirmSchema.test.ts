import { checkedBy } from '@nzuko/shared-auth/testing';

import { resetConfirmSchema } from './resetConfirmSchema';

test('a good password entered twice is valid', async () => {
  const values = { password: 'Demo1234', password2: 'Demo1234' };
  await expect(checkedBy(resetConfirmSchema, values)).resolves.toEqual({});
});

test.each([
  ['', 'Password must be at least 8 characters long'],
  ['Demo123', 'Password must be at least 8 characters long'],
  ['demo1234', 'Password must contain at least one uppercase letter'],
  ['DEMO1234', 'Password must contain at least one lowercase letter'],
  ['Demodemo', 'Password must contain at least one number'],
])('the password "%s" shows %s', async (password, message) => {
  const values = { password, password2: password };
  await expect(checkedBy(resetConfirmSchema, values)).resolves.toEqual({ password: message });
});

test('two different passwords show an error on the confirm field', async () => {
  const values = { password: 'Demo1234', password2: 'Demo12345' };
  await expect(checkedBy(resetConfirmSchema, values)).resolves.toEqual({
    password2: "Passwords don't match",
  });
});
