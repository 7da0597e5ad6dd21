const SEPARATORS = /[\s().-]/g;
/** A national number of Nigeria's plan: of a mobile, or of a landline, all of which begin with 20 since 2023. */
const NIGERIAN = /^(?:\+?234)?0?((?:7[0-2]|8[01]|9[01])\d{8}|20[1-9]\d{7})$/;
const FOREIGN = /^\+(?!234)[1-9]\d{7,14}$/;

/**
 * A phone number in E.164, such as +2348031234567; without a country code it is Nigerian. Null if there can be no such number.
 * Other countries' plans would be 45 KB on the page of an event, so of their numbers only the length is checked.
 */
export function toE164(typed: string): string | null {
  // "+44 (0)20 …": the zero is only dialled inside the country.
  const digits = typed.replace('(0)', '').replace(SEPARATORS, '');
  const national = NIGERIAN.exec(digits)?.[1];
  if (national) return `+234${national}`;
  return FOREIGN.test(digits) ? digits : null;
}
