import { ConflictError, InvalidFieldsError } from '../../platform/http/errors';

export const nameMissing = () =>
  new ConflictError(
    'name_missing',
    'Add your first and last name in your settings first. They are compared with the account’s.',
  );

export const nameChanged = () =>
  new ConflictError(
    'name_changed',
    'Your name has changed since you added this account. Add it again so that we can check the names.',
  );

export const nothingToConfirm = () =>
  new ConflictError('nothing_to_confirm', 'No account is waiting for a code. Add it again.');

export const doesNotFit = (holder: string, name: string) =>
  new InvalidFieldsError({
    account_number: [
      `This account belongs to ${holder}, but your name here is ${name}. Use an account in your own name, or correct your name in your settings.`,
    ],
  });

export function wrongCode(left: number): string {
  if (left <= 0)
    return 'That’s not the code we emailed, and it was the last try. Ask for a new one.';
  return `That’s not the code we emailed. You have ${left === 1 ? 'one try' : `${left} tries`} left.`;
}
