import { InvalidFieldsError } from '../../platform/http/errors';
import { toE164 } from '../../platform/phoneNumbers';

/**
 * The buyer's phone number in E.164; null if they gave none.
 *
 * @throws InvalidFieldsError if it is not a phone number.
 */
export function readPhone(text = ''): string | null {
  if (text.trim() === '') return null;
  const phone = toE164(text);
  if (phone) return phone;
  throw new InvalidFieldsError({
    phone: [
      'Please enter a valid phone number, such as 0803 123 4567. Outside Nigeria, start with + and the country code.',
    ],
  });
}
