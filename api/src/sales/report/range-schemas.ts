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

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Whether a range consists of whole days, as the figures do. */
export const areDays = ({ from, to }: RangeQuery) =>
  [from, to].every((each) => !each || isDay(each));

/** A range of whole days as its first and last day; `readRange` has rejected days that don't exist. */
export const daysOf = ({ from, to }: RangeQuery) => ({
  ...(from && { fromDay: from }),
  ...(to && { toDay: to }),
});
