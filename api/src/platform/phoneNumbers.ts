// The full metadata: the server can afford it, and it knows which numbers exist.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A phone number in E.164, such as +2348031234567; without a country code it is Nigerian. Null if there is no such number. */
export function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(text.trim(), { defaultCountry: 'NG', extract: false });
  return number?.isValid() && !number.ext ? number.number : null;
}
