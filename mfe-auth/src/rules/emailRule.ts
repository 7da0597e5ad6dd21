import { string } from 'yup';

// Stricter than yup's own, which takes `ada@example`: an address people can be mailed at has a domain with a dot.
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** An email address, trimmed; `message` for one that is missing or malformed, since the forms word it differently. */
export const emailRule = (message: string) =>
  string().trim().required(message).email(message).matches(ADDRESS, message);
