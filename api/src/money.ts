/** Reads decimal naira text ("1500", "1500.5", "1500.00") as kobo, never through a float; null when it is no price. */
export function parseNaira(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Writes kobo as decimal naira text with two decimals: 150000 is "1500.00". */
export function formatNaira(kobo: number): string {
  const text = String(kobo).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
