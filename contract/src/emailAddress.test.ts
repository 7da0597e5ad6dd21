import { emailAddress, htmlEmailAddress } from './emailAddress';

const isEmail = (text: string) => emailAddress.test(text) && htmlEmailAddress.test(text);

test.each(['ada@example.test', 'Ada.Obi+1@mail.example.co.uk', "o'hara@example.test"])(
  '%s is an email address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  'ada',
  'ada@',
  '@example.test',
  'ada@lagos',
  'ada@example.',
  'ada@.test',
  'ada@-example.test',
  'ada obi@example.test',
  'ada,obi@example.test',
  'ada@example@test.ng',
  'o’hara@example.test',
])('%s is none', (text) => {
  expect(isEmail(text)).toBe(false);
});
