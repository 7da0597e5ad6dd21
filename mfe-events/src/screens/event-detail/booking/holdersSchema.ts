import { purchaseLimits, ticketHolderLimits } from 'contract';
import { optionalEmailRule } from 'shared-auth/form-rules';
import { object, string, ValidationError, type InferType } from 'yup';

import type { TicketHolder } from '../../../api/ticketsApi';

/** A ticket holder: either blank, or a name and an email. */
export const holderSchema = object({
  name: string()
    .trim()
    .default('')
    .max(
      ticketHolderLimits.name.maxLength,
      `Name must be less than ${ticketHolderLimits.name.maxLength} characters`,
    )
    .when('email', {
      is: (email: string | undefined) => Boolean(email?.trim()),
      then: (name) => name.required('Name is required'),
    }),
  email: optionalEmailRule('Please enter a valid email')
    .default('')
    .test('given', 'Email is required', function isGiven(email) {
      const { name } = this.parent as { name?: string };
      return email !== '' || !name?.trim();
    }),
});

/** A holder's name and email. */
export type HolderValues = InferType<typeof holderSchema>;

/** A blank row for each ticket an order can have. */
export const blankHolders: HolderValues[] = Array.from(
  { length: purchaseLimits.quantity.maximum },
  () => holderSchema.getDefault(),
);

/** The errors of a row by field; valid fields have none. */
export function holderErrors(holder: HolderValues): Partial<Record<keyof HolderValues, string>> {
  try {
    holderSchema.validateSync(holder, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

/** The holders in the API's format. It allows no gaps, so blank rows before a filled one get the buyer's details. */
export function namedHolders(rows: HolderValues[], buyer: TicketHolder): TicketHolder[] {
  const tidy = rows.map(({ name, email }) => ({ name: name.trim(), email: email.trim() }));
  const last = tidy.findLastIndex(({ email }) => email !== '');
  return tidy.slice(0, last + 1).map((row) => (row.email === '' ? buyer : row));
}
