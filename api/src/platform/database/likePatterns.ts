const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** A pattern of LIKE: whatever has this word in it, taken literally. */
export const containing = (word: string) => `%${escapeLike(word)}%`;

/** The same for whatever begins with it. */
export const beginningWith = (word: string) => `${escapeLike(word)}%`;
