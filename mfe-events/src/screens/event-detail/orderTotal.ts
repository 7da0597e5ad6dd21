/**
 * Price times quantity, plus fees, all decimal text in naira. Computed in kobo, never in floats.
 */
export function orderTotal(price: string, quantity: number, fees = '0.00'): string {
  const total = koboOf(price) * BigInt(quantity) + koboOf(fees);
  const digits = total.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function koboOf(amount: string): bigint {
  const [naira = '0', kobo = ''] = amount.split('.');
  return BigInt(naira + kobo.padEnd(2, '0').slice(0, 2));
}
