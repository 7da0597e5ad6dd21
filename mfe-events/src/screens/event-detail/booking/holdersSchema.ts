import { object, string, ValidationError, type InferType } from 'yup';

import type { TicketHolder } from '../../../api/ticketsApi';
import { HOLDER_NAME_MAX_CHARACTERS, TICKETS_PER_ORDER_MAX } from '../../../constants';

/** Who enters with a ticket: nobody named, or a name and an address. */
export const holderSchema = object({
  name: string()
    .trim()
    .default('')
    .max(HOLDER_NAME_MAX_CHARACTERS, 'Name must be less than 150 characters')
    .when('email', {
      is: (email: string | undefined) => Boolean(email?.trim()),
      then: (name) => name.required('Name is required'),
    }),
  email: string()
    .trim()
    .default('')
    .email('Please enter a valid email')
    .test('given', 'Email is required', function isGiven(email) {
      const { name } = this.parent as { name?: string };
      return email !== '' || !name?.trim();
    }),
});

/** The two texts of one ticket. */
export type HolderValues = InferType<typeof holderSchema>;

/** A row for each ticket that an order can have. */
export const noHolders: HolderValues[] = Array.from({ length: TICKETS_PER_ORDER_MAX }, () =>
  holderSchema.getDefault(),
);

/** What is wrong with a row, by field; nothing is under a field that is right. */
export function holderErrors(holder: HolderValues): Partial<Record<keyof HolderValues, string>> {
  try {
    holderSchema.validateSync(holder, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

/** The rows as the API takes them: without a gap, so an empty row before a filled one is the buyer's. */
export function namedHolders(rows: HolderValues[], buyer: TicketHolder): TicketHolder[] {
  const tidy = rows.map(({ name, email }) => ({ name: name.trim(), email: email.trim() }));
  const last = tidy.findLastIndex(({ email }) => email !== '');
  return tidy.slice(0, last + 1).map((row) => (row.email === '' ? buyer : row));
}
