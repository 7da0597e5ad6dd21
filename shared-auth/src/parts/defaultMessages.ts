// Messages for rules to which a form gives none. Spec section 5 "Generic default messages".
import { setLocale } from 'yup';

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Call before creating a schema. An import alone would be dropped from the build as free of side effects. */
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
