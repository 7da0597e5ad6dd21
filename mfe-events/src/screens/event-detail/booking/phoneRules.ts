import { phoneMessages } from '@nzuko/contract';
import { toE164 } from '@nzuko/contract/text';

/** A phone number's error; it may be left out. */
export const phoneError = (phone: string): string | undefined =>
  phone.trim() === '' || toE164(phone) ? undefined : phoneMessages.invalid;
