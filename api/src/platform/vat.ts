/** Nigeria's rate in hundredths of a per cent, unless a setting says otherwise. */
export const VAT_BASIS_POINTS = 750;

const ALL = 10_000;

/** The VAT (kobo) that a price includes, rounded to the kobo, half up: 107.50 at 7.5 % include 7.50. */
export function includedVat(kobo: number, basisPoints: number): number {
  const whole = ALL + basisPoints;
  return Math.floor((2 * kobo * basisPoints + whole) / (2 * whole));
}

/** A rate as people read it: "7.5". */
export const inPercent = (basisPoints: number): string => String(basisPoints / 100);
