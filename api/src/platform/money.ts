/** Parses decimal naira text ("1500", "1500.5", "1500.00") as kobo, without floats; null if invalid. */
export function parseNaira(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Formats kobo as decimal naira text: 150000 becomes "1500.00", -50 "-0.50". */
export function formatNaira(kobo: number): string {
  if (kobo < 0) return `-${formatNaira(-kobo)}`;
  const text = String(kobo).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Decimal naira text as people read it, and as the screens show it: "1500.00" becomes "₦1,500", "1500.50" "₦1,500.50". */
export function inNaira(amount: string): string {
  const [whole = '0', kobo = '00'] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return kobo === '00' ? `₦${grouped}` : `₦${grouped}.${kobo}`;
}

/** Kobo as people read them: 150050 becomes "₦1,500.50", -50 "-₦0.50". */
export const naira = (kobo: number): string =>
  kobo < 0 ? `-${naira(-kobo)}` : inNaira(formatNaira(kobo));

/** Kobo as documents show them, always with both decimals: "₦1,500.00", "-₦1,500.00". */
export function inDocument(kobo: number, sign = '₦'): string {
  if (kobo < 0) return `-${inDocument(-kobo, sign)}`;
  const [whole = '0', decimals = '00'] = formatNaira(kobo).split('.');
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
