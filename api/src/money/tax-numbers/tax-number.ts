/**
 * Normalizes a Nigerian tax number: the tax ID of 13 digits, or an earlier TIN of 10 digits (JTB) or of 8 and 4 (FIRS). None
 * of them has a public check digit. Null if it is none of these.
 */
export function readTaxNumber(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^[\d\s-]+$/.test(text)) return null;
  if (/^(\d{13}|\d{10})$/.test(digits)) return digits;
  return /^\d{12}$/.test(digits) ? `${digits.slice(0, 8)}-${digits.slice(8)}` : null;
}
