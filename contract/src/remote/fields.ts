/** What an object of unknown origin holds. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether there is a text, and anything in it. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';
