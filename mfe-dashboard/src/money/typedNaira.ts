const plain = /^\d{1,12}(\.\d{1,2})?$/;
const grouped = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/;

/** Naira as people type it ("₦5,000.50") in the API's form ("5000.50"); what isn't naira stays as typed. */
export function plainNaira(typed: string): string {
  const text = typed.replace(/[₦\s]/g, '');
  return grouped.test(text) ? text.replaceAll(',', '') : text;
}

/** True for what the API reads as naira. */
export const isNaira = (text: string): boolean => plain.test(text);
