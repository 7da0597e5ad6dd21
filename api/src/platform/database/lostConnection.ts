import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool } from 'pg';
import { errorText } from '../errorText';
import { planName } from './plannedOnce';

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

/** Whether a migration has changed what a kept plan returns. PostgreSQL refuses such a plan for as long as its connection lasts. */
const isOutdatedPlan = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.code === '0A000';

/**
 * Wraps a pool so that a lost connection throws DatabaseUnavailableError and is discarded. A connection whose plan is outdated is
 * discarded, too.
 */
export function tellingOfLoss(pool: Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw meansLoss(error) ? new DatabaseUnavailableError(error) : error;
      });
      let lost: DatabaseUnavailableError | undefined;
      let unfit: Error | undefined;
      const query = async (text: string, values: unknown[]) => {
        // Such as the rollback after the loss, which would wait behind an unanswered query.
        if (lost) throw lost;
        try {
          return await client.query({ name: planName(text), text, values });
        } catch (error) {
          if (isOutdatedPlan(error)) unfit = error;
          if (!meansLoss(error)) throw error;
          throw (lost = new DatabaseUnavailableError(error));
        }
      };
      // Kysely's type has an overload for cursors, which we don't use.
      return {
        query,
        release: () => client.release(lost ?? unfit),
      } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
