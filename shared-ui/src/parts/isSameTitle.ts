/** Evens out differences between keyboards: quotation marks, dashes and invisible characters, also spaces and case. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Quotation_Mark}\p{Variation_Selector}\p{Cf}`′]/gu, '')
    .replace(/\p{Dash}+/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether somebody typed this title, give or take capitals, spaces and their keyboard's quotation marks and dashes. */
export const isSameTitle = (typed: string, title: string): boolean => plain(typed) === plain(title);
