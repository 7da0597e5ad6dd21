import { checkedBy } from '@nzuko/shared-auth/testing';

import { registerSchema, type RegisterValues } from './registerSchema';

const right: RegisterValues = {
  first_name: 'Ada',
  last_name: 'Obi',
  username: 'ada',
  email: 'ada@example.test',
  role: 'ATTENDEE',
  password: 'Demo1234',
  password2: 'Demo1234',
};

test.each(['ATTENDEE', 'ORGANIZER'] as const)('a complete form of an %s is valid', async (role) => {
  await expect(checkedBy(registerSchema, { ...right, role })).resolves.toEqual({});
});

const NO_ROLE = 'Please select a role';
const SHORT_NAME = 'Username must be at least 3 characters long';
const NO_EMAIL = 'Please enter a valid email address';

test.each<[keyof RegisterValues, string, string]>([
  ['first_name', '', 'First name is required'],
  ['first_name', '   ', 'First name is required'],
  ['last_name', '', 'Last name is required'],
  ['username', '', SHORT_NAME],
  ['username', 'ad', SHORT_NAME],
  ['username', ' ad ', SHORT_NAME],
  ['email', '', NO_EMAIL],
  ['email', 'ada@', NO_EMAIL],
  ['email', 'ada@example', NO_EMAIL],
  ['role', '', NO_ROLE],
  ['role', 'ADMIN', NO_ROLE],
])('%s "%s" shows %s', async (field, value, message) => {
  await expect(checkedBy(registerSchema, { ...right, [field]: value })).resolves.toEqual({
    [field]: message,
  });
});

test.each([
  ['', 'Password must be at least 8 characters long'],
  ['Demo123', 'Password must be at least 8 characters long'],
  ['demo1234', 'Password must contain at least one uppercase letter'],
  ['DEMO1234', 'Password must contain at least one lowercase letter'],
  ['Demodemo', 'Password must contain at least one number'],
])('the password "%s" shows %s', async (password, message) => {
  const values = { ...right, password, password2: password };
  await expect(checkedBy(registerSchema, values)).resolves.toEqual({ password: message });
});

test.each(['', 'Demo12345', 'demo1234'])(
  'the confirmation "%s" of Demo1234 does not match',
  async (password2) => {
    await expect(checkedBy(registerSchema, { ...right, password2 })).resolves.toEqual({
      password2: "Passwords don't match",
    });
  },
);
