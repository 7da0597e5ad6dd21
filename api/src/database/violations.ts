import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';

/** The name of the unique index that an insert ran into, or null when the error is something else. */
export function violatedIndex(error: unknown): string | null {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION
    ? (error.constraint ?? null)
    : null;
}
