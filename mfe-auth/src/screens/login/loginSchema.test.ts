import { checkedBy } from '@nzuko/shared-auth/testing';

import { loginSchema } from './loginSchema';

const right = { email: 'ada@example.test', password: 'Demo1234' };
const wrong = (changes: Partial<typeof right>) => checkedBy(loginSchema, { ...right, ...changes });

test('a valid email and a password of 8 characters are valid', async () => {
  await expect(wrong({ password: '12345678' })).resolves.toEqual({});
});

test.each(['', 'ada', 'ada@', '@example.test', 'ada@example', 'a da@example.test', 'ada@a..test'])(
  'the email "%s" is not valid',
  async (email) => {
    await expect(wrong({ email })).resolves.toEqual({ email: 'Please enter a valid email' });
  },
);

test.each(['', '1234567'])('the password "%s" is too short', async (password) => {
  await expect(wrong({ password })).resolves.toEqual({
    password: 'Password must be at least 8 characters',
  });
});
