/** Decimal text in naira ("1500.50") as whole kobo, without a float on the way. */
export function koboOf(naira: string): number {
  const [whole = '0', part = ''] = naira.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2));
}

/** Whole kobo as decimal text in naira. */
export const nairaOf = (kobo: number): string =>
  `${Math.floor(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`;
