import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Gauge, Histogram, Registry } from 'prom-client';
import { poolOf } from '../database/connect';
import type { Database } from '../database/schema';
import { databaseState } from '../health/health-repository';
import { sharedRun } from '../http/sharedRun';

const DATABASE_TIMEOUT_MS = 4_000;
const COUNTS_TIMEOUT_MS = 4_000;

export interface Metrics {
  /** The registry for other parts' metrics. */
  registry: Registry;
  contentType: string;
  /** Adds metrics that are read from the database on each scrape. */
  countRows(count: () => Promise<void>): void;
  /** The current metrics in Prometheus' text format. */
  read(): Promise<string>;
}

/** One process's metrics; the collector sums them up. */
export function makeMetrics(db: Kysely<Database>, log: FastifyBaseLogger): Metrics {
  const registry = new Registry();
  const counts: (() => Promise<void>)[] = [];
  watchPool(db, registry);
  const isUp = new Gauge({
    name: 'database_up',
    help: '1 if the database answered for this scrape; otherwise all counts of rows are older.',
    registers: [registry],
  });
  const areCounted = new Gauge({
    name: 'row_counts_up',
    help: '1 if all rows were counted for this scrape; otherwise some counts are older.',
    registers: [registry],
  });
  /**
   * One run at a time: with a slow database, each scrape would otherwise keep another connection busy.
   *
   * @returns whether every count succeeded.
   */
  const countAll = sharedRun(async () => {
    let isComplete = true;
    for (const count of counts) {
      // One that fails must not hide the others.
      await count().catch((error: unknown) => {
        isComplete = false;
        log.error({ err: error }, 'a count for the metrics failed');
      });
    }
    return isComplete;
  });
  return {
    registry,
    contentType: registry.contentType,
    countRows: (count) => void counts.push(count),
    async read() {
      // Before the gauges, which are all read at once. A collector waits for ten seconds, and the other metrics matter most
      // when the database hangs.
      const isAnswering = (await databaseState(db, DATABASE_TIMEOUT_MS)) !== 'down';
      isUp.set(isAnswering ? 1 : 0);
      const isComplete =
        isAnswering &&
        (await Promise.race([countAll(), sleep(COUNTS_TIMEOUT_MS, false, { ref: false })]));
      areCounted.set(isComplete ? 1 : 0);
      if (!isAnswering) log.warn('the database did not answer for the metrics');
      else if (!isComplete) log.warn('not all rows were counted for the metrics');
      return registry.metrics();
    },
  };
}

function watchPool(db: Kysely<Database>, registry: Registry): void {
  const pool = poolOf(db);
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** Measures an app's request durations. */
export function timeRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, never the URL: that would create a series per event, and may contain tokens.
    const route = request.routeOptions.url ?? '(none)';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
