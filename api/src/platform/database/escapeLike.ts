/** A word as LIKE takes it literally. */
export const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
