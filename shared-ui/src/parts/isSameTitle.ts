/** What phones write in their own way: quotation marks, dashes, and characters that nobody sees. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Quotation_Mark}\p{Variation_Selector}\p{Cf}`′]/gu, '')
    .replace(/\p{Dash}+/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether somebody typed this title, give or take capitals, spaces and what their keyboard made of quotation marks and dashes. */
export const isSameTitle = (typed: string, title: string): boolean => plain(typed) === plain(title);
