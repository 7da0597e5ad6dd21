/**
 * A formatted date, the same from every engine: they put different narrow spaces around the dash, and what a server writes must match
 * the browser's.
 */
export const evenSpaces = (text: string): string =>
  text.replace(/[\u2009\u202f]/g, ' ').replace(/ ?– ?/g, '–');
