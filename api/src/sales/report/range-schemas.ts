import { Type, type Static } from 'typebox';

/** A time range in a query. Days are those of the event's zone. */
export const RangeQuery = Type.Object(
  {
    from: Type.Optional(Type.String({ description: 'A day (`2026-03-01`) or an ISO timestamp.' })),
    to: Type.Optional(Type.String({ description: 'A day (inclusive) or an ISO timestamp.' })),
  },
  { additionalProperties: false },
);
export type RangeQuery = Static<typeof RangeQuery>;
