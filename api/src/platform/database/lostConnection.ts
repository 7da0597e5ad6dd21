import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool } from 'pg';
import { errorText } from '../errorText';

/**
 * The database couldn't be reached, or the connection was lost. A statement outside a transaction, or a commit, may still
 * have succeeded: only its response is certainly lost.
 */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`The database is unavailable: ${errorText(cause)}`, { cause });
    this.name = new.target.name;
  }
}

/**
 * Connection exceptions (class 08), no disk space, memory or connections left (53), and states in which the server temporarily
 * rejects all clients, the last of which is a former primary's, read-only after a failover.
 */
const LOST_STATES = /^(08...|53...|57P01|57P02|57P03|25006)$/;
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Failures that pg reports only by message. */
const LOST_WORDS =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired)|not queryable$/;

export function meansLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  if (error instanceof DatabaseError) return LOST_STATES.test(code ?? '');
  return LOST_CODES.has(code ?? '') || LOST_WORDS.test(error.message);
}

/** Wraps a pool so that a lost connection throws DatabaseUnavailableError and is discarded. */
export function tellingOfLoss(pool: Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw meansLoss(error) ? new DatabaseUnavailableError(error) : error;
      });
      let lost: DatabaseUnavailableError | undefined;
      const query = async (sql: string, parameters: unknown[]) => {
        // Such as the rollback after the loss, which would wait behind an unanswered query.
        if (lost) throw lost;
        try {
          return await client.query(sql, parameters);
        } catch (error) {
          if (!meansLoss(error)) throw error;
          throw (lost = new DatabaseUnavailableError(error));
        }
      };
      // Kysely's type has an overload for cursors, which we don't use.
      return { query, release: () => client.release(lost) } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
