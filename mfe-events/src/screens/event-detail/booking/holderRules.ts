import {
  emailAddress,
  htmlEmailAddress,
  purchaseLimits,
  ticketHolderLimits,
} from '@nzuko/contract';

import type { TicketHolder } from '../../../api/ticketsApi';

/** A holder's name and email, as they are typed. */
export interface HolderValues {
  name: string;
  email: string;
}

/** A blank row for each ticket an order can have. */
export const blankHolders: HolderValues[] = Array.from(
  { length: purchaseLimits.quantity.maximum },
  () => ({ name: '', email: '' }),
);

const isEmail = (text: string) => emailAddress.test(text) && htmlEmailAddress.test(text);

const trimmed = ({ name, email }: HolderValues) => ({ name: name.trim(), email: email.trim() });

function nameError({ name, email }: HolderValues): string | null {
  const { maxLength } = ticketHolderLimits.name;
  if (name.length > maxLength) return `Name must be less than ${maxLength} characters`;
  return name === '' && email !== '' ? 'Name is required' : null;
}

function emailError({ name, email }: HolderValues): string | null {
  if (email !== '') return isEmail(email) ? null : 'Please enter a valid email';
  return name === '' ? null : 'Email is required';
}

/**
 * The errors of a row by field: it is either blank, or has a name and an email. Not a yup schema: that package would be a
 * quarter of the event page's own scripts, for two fields that few fill in.
 */
export function holderErrors(holder: HolderValues): Partial<Record<keyof HolderValues, string>> {
  const row = trimmed(holder);
  const errors = { name: nameError(row), email: emailError(row) };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== null));
}

/** The holders in the API's format. It allows no gaps, so blank rows before a filled one get the buyer's details. */
export function namedHolders(rows: HolderValues[], buyer: TicketHolder): TicketHolder[] {
  const tidy = rows.map(trimmed);
  const last = tidy.findLastIndex(({ email }) => email !== '');
  return tidy.slice(0, last + 1).map((row) => (row.email === '' ? buyer : row));
}
