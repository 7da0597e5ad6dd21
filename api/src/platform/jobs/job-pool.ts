import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { openPool } from '../database/connect';
import { meansLoss } from '../database/lostConnection';

/** Two lanes that each listen for new jobs, and a connection for each that is being fetched or ended. */
const CONNECTIONS = 8;
/** How long a lost statement is tried again. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 500;

/**
 * The connections that jobs are fetched and ended with: apart from those of requests, so that neither waits for the other.
 *
 * graphile-worker stops a lane when it can't note the end of a job. All its statements may be repeated, so they are, until
 * the database is back.
 */
export function openJobPool(
  url: string,
  onLoss: (error: Error) => void,
  isOver: () => boolean,
): Pool {
  const pool = openPool({
    url,
    maxConnections: CONNECTIONS,
    name: 'tickets-jobs',
    onConnectionError: onLoss,
  });
  const connect = pool.connect.bind(pool);
  const persistent = async (): Promise<PoolClient> => {
    let client: PoolClient | undefined;
    const query = async (...args: unknown[]): Promise<unknown> => {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        try {
          client ??= await connect();
          return await (Reflect.apply(client.query, client, args) as Promise<unknown>);
        } catch (error) {
          if (!meansLoss(error) || isOver() || Date.now() > deadline) throw error;
          client?.release(error as Error);
          client = undefined;
        }
        await sleep(AGAIN_MS);
      }
    };
    return { query, release: () => client?.release() } as unknown as PoolClient;
  };
  // With a callback, it is the connection that listens, which graphile-worker opens again itself.
  pool.connect = ((callback?: Parameters<Pool['connect']>[0]) =>
    callback ? connect(callback) : persistent()) as Pool['connect'];
  return pool;
}
