import { Type, type Static } from 'typebox';
import { DATA_SETS, ROLES } from './data-sets';

/** A page's request for a copy: through whose eyes, with which data, and the time on its clock. */
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
  /** The page puts it before the path of each call. */
  path: Type.String(),
  ends_at: Type.String(),
  /** The page signs in with it; null for a visitor. */
  account: Type.Union([
    Type.Object({ email: Type.String(), password: Type.String() }),
    Type.Null(),
  ]),
  /** The choices that the page offers. */
  roles: Type.Array(Type.String()),
  data_sets: Type.Array(Type.String()),
  operations: Type.Array(Type.String()),
});
