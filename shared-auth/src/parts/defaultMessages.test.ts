import { emailRule } from '@nzuko/shared-auth/form-rules';
import { date, mixed, number, object, string, type Schema } from 'yup';

const messageFor = async (schema: Schema, value: unknown): Promise<string> => {
  const failure = await object({ field: schema })
    .validate({ field: value })
    .catch((error: Error) => error);
  return failure instanceof Error ? failure.message : 'valid';
};

test.each<[string, Schema, unknown, string]>([
  ['a missing text', string().required(), '', 'Required'],
  ['a missing choice', mixed().required(), undefined, 'Required'],
  ['a value that is null', mixed().required(), null, 'Required'],
  ['a number in words', number(), 'ten', 'Expected number, received string'],
  ['a list for a date', date(), [], 'Expected date, received array'],
  ['a malformed address', string().email(), 'ada@', 'Invalid email'],
  ['a short text', string().min(3), 'ab', 'String must contain at least 3 character(s)'],
  ['a small number', number().min(5), 4, 'Number must be greater than or equal to 5'],
  ['words of its own', emailRule('Please enter a valid email'), 'x', 'Please enter a valid email'],
])('%s has its message', async (_case, schema, value, message) => {
  expect(await messageFor(schema, value)).toBe(message);
});
