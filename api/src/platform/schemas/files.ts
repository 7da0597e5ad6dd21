import { Type } from 'typebox';

/** The answer of a route that sends a file. */
export const fileAnswer = (
  type: 'application/pdf' | 'text/csv' | 'image/png' | 'image/webp',
  description: string,
) => ({
  description,
  content: { [type]: { schema: Type.String({ format: 'binary' }) } },
});
