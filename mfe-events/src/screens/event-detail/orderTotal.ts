/** Price (decimal text in naira) times quantity, as decimal text. Computed in kobo, never in floats. */
export function orderTotal(price: string, quantity: number): string {
  const [naira = '0', kobo = ''] = price.split('.');
  const total = BigInt(naira + kobo.padEnd(2, '0').slice(0, 2)) * BigInt(quantity);
  const digits = total.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
