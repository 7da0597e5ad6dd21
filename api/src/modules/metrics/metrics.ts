import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Gauge, Histogram, Registry } from 'prom-client';
import { poolOf } from '../../database/connect';
import type { Database } from '../../database/schema';
import { countByStatus } from './metrics-repository';

export interface Metrics {
  /** Where other parts of the app put figures of their own. */
  registry: Registry;
  contentType: string;
  /** The figures as they are now, in the text that Prometheus reads. */
  read(): Promise<string>;
}

/** The figures of one app. Each process has its own; whoever collects them adds them up. */
export function makeMetrics(app: FastifyInstance, db: Kysely<Database>): Metrics {
  const registry = new Registry();
  const registers = [registry];

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address: that would be a series for every event, and may carry tokens.
    const route = request.routeOptions.url ?? '(none)';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1000);
  });

  const pool = poolOf(db);
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool?.totalCount ?? 0);
      this.set({ state: 'idle' }, pool?.idleCount ?? 0);
      this.set({ state: 'waiting' }, pool?.waitingCount ?? 0);
    },
  });

  const orders = new Gauge({
    name: 'orders',
    help: 'Orders in the database, by status.',
    labelNames: ['status'],
    registers,
  });
  const mails = new Gauge({
    name: 'mails',
    help: 'Mails in the database, by status.',
    labelNames: ['status'],
    registers,
  });
  const isUp = new Gauge({
    name: 'database_up',
    help: '1 when the database answered just now; the counts of rows are from then.',
    registers,
  });
  const countRows = async () => {
    try {
      for (const { status, count } of await countByStatus(db, 'orders')) {
        orders.set({ status }, count);
      }
      for (const { status, count } of await countByStatus(db, 'mails')) {
        mails.set({ status }, count);
      }
      isUp.set(1);
    } catch (error) {
      // The other figures matter most when this one is 0.
      app.log.warn({ err: error }, 'the database did not answer for the metrics');
      isUp.set(0);
    }
  };

  return {
    registry,
    contentType: registry.contentType,
    async read() {
      // Before the gauges are read, which happens to all of them at once.
      await countRows();
      return registry.metrics();
    },
  };
}
