import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
const NOT_NULL_VIOLATION = '23502';
const FOREIGN_KEY_VIOLATION = '23503';
const QUERY_CANCELED = '57014';

/** The name of the violated unique index, or null for other errors. */
export function violatedIndex(error: unknown): string | null {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION
    ? (error.constraint ?? null)
    : null;
}

/** True if a row references a user who no longer exists. */
export function isUserGone(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === FOREIGN_KEY_VIOLATION &&
    /_(user_id|organizer_id|checked_in_by)_fkey$/.test(error.constraint ?? '')
  );
}

/** True if a row was rejected because this column is null. */
export function isMissing(error: unknown, column: string): boolean {
  return (
    error instanceof DatabaseError && error.code === NOT_NULL_VIOLATION && error.column === column
  );
}

/** True if the server ended a statement at its time limit. It and its transaction are undone. */
export const isOutOfTime = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === QUERY_CANCELED;
