import { checkedBy } from '@nzuko/shared-auth/testing';

import { resetPasswordSchema } from './resetPasswordSchema';

test('a valid email is accepted', async () => {
  await expect(checkedBy(resetPasswordSchema, { email: 'ada@example.test' })).resolves.toEqual({});
});

test.each(['', 'ada', 'ada@example'])('the email "%s" is not valid', async (email) => {
  await expect(checkedBy(resetPasswordSchema, { email })).resolves.toEqual({
    email: 'Please enter a valid email address',
  });
});
