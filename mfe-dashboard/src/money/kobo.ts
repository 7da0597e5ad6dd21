/** Converts decimal naira text ("1500.50"; below zero, "-0.50") to whole kobo without floats. */
export function koboOf(naira: string): number {
  const [whole = '0', part = ''] = naira.replace('-', '').split('.');
  const kobo = Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2));
  return naira.startsWith('-') ? -kobo : kobo;
}

/** Converts whole kobo to decimal naira text. */
export const nairaOf = (kobo: number): string =>
  `${Math.floor(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`;
