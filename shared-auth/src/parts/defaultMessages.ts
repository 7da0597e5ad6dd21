// What a form says about a rule for which it has no words of its own. Spec section 5 "Generic default messages".
import { setLocale } from 'yup';

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** To be called before a schema is made. An import alone would be dropped from the build as free of side effects. */
export const setDefaultMessages = () =>
  setLocale({
    mixed: {
      required: 'Required',
      defined: 'Required',
      notNull: 'Required',
      notType: ({ type, originalValue }) => `Expected ${type}, received ${kindOf(originalValue)}`,
    },
    string: {
      email: 'Invalid email',
      min: ({ min }) => `String must contain at least ${min} character(s)`,
    },
    number: { min: ({ min }) => `Number must be greater than or equal to ${min}` },
  });
