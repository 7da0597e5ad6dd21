import { Type, type Static } from 'typebox';
import { DATA_SETS, ROLES } from './data-sets';

/** What a page asks for: whose eyes, which data, and where its clock stands. */
export const CopyRequest = Type.Object(
  {
    as: Type.Enum([...ROLES]),
    data: Type.Enum([...DATA_SETS]),
    now: Type.Optional(Type.String({ format: 'date-time' })),
  },
  { additionalProperties: false },
);
export type CopyRequest = Static<typeof CopyRequest>;

export const CopyGiven = Type.Object({
  /** What the page puts before the path of each call. */
  path: Type.String(),
  ends_at: Type.String(),
  /** With what the page signs in; null for a visitor. */
  account: Type.Union([
    Type.Object({ email: Type.String(), password: Type.String() }),
    Type.Null(),
  ]),
  /** What there is to choose from. */
  roles: Type.Array(Type.String()),
  data_sets: Type.Array(Type.String()),
  operations: Type.Array(Type.String()),
});
