let naira: Intl.NumberFormat | undefined;

/** Made for the first amount, as it costs every page some time (decision 0161) and not every page has amounts. */
const nairaFormat = () =>
  (naira ??= new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency: 'NGN',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  } as Intl.NumberFormatOptions));

const decimal = /^-?\d+(\.\d+)?$/;

/** An amount in naira as the API sends it: decimal text ("1500.50"), or a number. */
export type Amount = string | number;

/** "₦1,500" or "₦1,500.50" from decimal text, without converting to a float; "—" for an invalid amount. */
export function formatNaira(amount: Amount): string {
  const text = String(amount).trim();
  return decimal.test(text) ? nairaFormat().format(text as `${number}`) : '—';
}

/** True for a zero amount: a free ticket. */
export const isFree = (amount: Amount): boolean => /^-?0+(\.0+)?$/.test(String(amount).trim());

/** A ticket's price: "Free" for zero, else naira. */
export const formatPrice = (amount: Amount): string =>
  isFree(amount) ? 'Free' : formatNaira(amount);
