import { toE164 } from '@nzuko/contract/text';
import { FIELD_MESSAGES } from '../../platform/fieldMessages';
import { InvalidFieldsError } from '../../platform/http/errors';

/**
 * The buyer's phone number in E.164; null if they gave none.
 *
 * @throws InvalidFieldsError if it is not a phone number.
 */
export function readPhone(text = ''): string | null {
  if (text.trim() === '') return null;
  const phone = toE164(text);
  if (phone) return phone;
  throw new InvalidFieldsError({ phone: [FIELD_MESSAGES.phone.invalid] });
}
