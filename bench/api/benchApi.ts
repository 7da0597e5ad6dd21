import { randomUUID } from 'node:crypto';

import { apiProgram } from '../../scripts/build/apiProgram';
import { median } from '../median';
import { startSameBytes } from '../recordedAnswers';
import { atLeast, atMost, type Figure } from '../figures';
import { freePort } from '../../scripts/freePort';
import { startServer, type RunningServer } from '../../scripts/startServer';
import { accessTokens, JWT_SECRET } from './accessTokens';
import { purchaseCeiling, type Ceiling, type Purchases } from './ceiling';
import { BOOKABLE_EVENTS, HOT_EVENT, startFixture } from './fixture';
import { fire, medianLoad, type Load, type NextRequest } from './load';
import { fireSteadily } from './steadyLoad';

/*
 * Measures the API's throughput. PostgreSQL, the API (one process, with rate limits and request log), the baseline server
 * and the load generator share this machine. Each measurement alternates with its ceiling for several rounds, so that a
 * noisy minute affects both; the report shows medians. Ceilings:
 * - purchase: one update and two inserts in a transaction, run by pgbench over as many connections to the database. The API
 *   applies all its rules, for more concurrent buyers, who send a key as the booking form does; then the load is steady, at
 *   half the rate just served, and each request is timed from when it was due (decision 0132);
 * - list, detail: a bare Node server that sends the same bytes.
 */
const CONNECTIONS = 32;
const BUYERS_AT_ONCE = 100;
/** Limit for the 99th percentile of purchases, in ms. */
const PURCHASE_P99 = 100;
/** The rate of the steady load, as a share of the purchases that the API managed. */
const STEADY_SHARE = 0.5;
const POOL = 10;

/** The events whose pages are opened. */
const VISITED = Array.from({ length: 500 }, (_, index) => HOT_EVENT + index);
const detailOf = (id: number) => `/api/events/${id}/`;

/** With the number of statements sent to PostgreSQL per call. */
type CountedLoad = Load & { statements: number };

interface Measure {
  name: string;
  goal: number;
  ceilingName: string;
  ours: (seconds: number) => Promise<Load>;
  ceiling: (seconds: number) => Promise<Load>;
  /** Limit for the 99th percentile, in ms; `steadily` sends requests at the given rate. */
  timed?: { p99: number; steadily: (seconds: number, perSecond: number) => Promise<Load> };
  /** The results so far. */
  loads: { ours: CountedLoad[]; ceiling: CountedLoad[]; steady: Load[] };
}

/** Measures the API against its ceilings; `--quick` takes about a minute. A word limits it to measurements containing it. */
export async function benchApi(options: string[]): Promise<Figure[]> {
  const [rounds, seconds] = options.includes('--quick') ? [3, 2] : [7, 4];
  const fixture = await startFixture();
  const servers: RunningServer[] = [];
  const stop = async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    await fixture.stop();
  };
  // PostgreSQL would keep running without this process.
  process.once('SIGINT', () => void stop().then(() => process.exit(130)));
  const start = async (env: Record<string, string>) => {
    const server = await startServer(await apiProgram(), {
      url: `http://127.0.0.1:${await freePort()}`,
      ready: '/api/health/',
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: fixture.url,
        DATABASE_CONNECTIONS: String(POOL),
        ...env,
      },
    });
    servers.push(server);
    return server.url;
  };
  try {
    const api = await start({
      DATA_DIR: fixture.dataDir,
      JWT_SECRET,
      RATE_LIMIT_PURCHASE: '1000000',
      RATE_LIMIT_PURCHASE_ADDRESS: '1000000',
    });
    const bare = await startSameBytes(api, ['/api/events/', ...VISITED.map(detailOf)]);
    servers.push(bare);
    const ceiling = purchaseCeiling(fixture.url, POOL);
    const only = options.find((option) => !option.startsWith('--')) ?? '';
    const all = await makeMeasures(api, bare.url, ceiling);
    const measures = all.filter(({ name }) => name.includes(only));

    console.error(`  warming up, then ${rounds} rounds`);
    for (let round = -1; round < rounds; round += 1) {
      for (const measure of measures) {
        // Alternates the order, so that neither always goes first.
        const order = ['ours', 'ceiling'] as const;
        for (const side of round % 2 ? order : [...order].reverse()) {
          await fixture.reset();
          const before = await fixture.statements();
          const load = await measure[side](seconds);
          const each = ((await fixture.statements()) - before) / (load.perSecond * seconds);
          if (round >= 0) measure.loads[side].push({ ...load, statements: each });
        }
        const last = measure.loads.ours.at(-1);
        if (!measure.timed || !last) continue;
        await fixture.reset();
        // Longer, as fewer requests come.
        const steady = measure.timed.steadily(2 * seconds, STEADY_SHARE * last.perSecond);
        measure.loads.steady.push(await steady);
      }
    }
    return report(measures, ceiling.name, { rounds, seconds });
  } finally {
    await stop();
  }
}

async function makeMeasures(api: string, bare: string, ceiling: Ceiling): Promise<Measure[]> {
  const get = (url: string, path: () => string) => (seconds: number) =>
    load(url, seconds, 200, () => ({ path: path() }));
  const anyEvent = () => detailOf(VISITED[Math.floor(Math.random() * VISITED.length)] ?? HOT_EVENT);
  const buy = await buyer();
  const buyers = (purchases: Purchases) => {
    return { url: api, status: 201, next: buy(purchases), connections: BUYERS_AT_ONCE };
  };
  const purchase = (purchases: Purchases): Measure => ({
    name: `purchase, ${purchases}`,
    goal: 0.6,
    ceilingName: 'plainest statements',
    ours: (seconds) => fire({ ...buyers(purchases), seconds }),
    ceiling: (seconds) => ceiling.measure(purchases, seconds),
    timed: {
      p99: PURCHASE_P99,
      steadily: (seconds, perSecond) => fireSteadily({ ...buyers(purchases), seconds, perSecond }),
    },
    loads: { ours: [], ceiling: [], steady: [] },
  });
  const read = (name: string, path: () => string): Measure => ({
    name,
    goal: 0.5,
    ceilingName: 'bare server, same bytes',
    ours: get(api, path),
    ceiling: get(bare, path),
    loads: { ours: [], ceiling: [], steady: [] },
  });
  return [
    read('list, 20 of 10,000', () => '/api/events/'),
    read('detail, one event', () => detailOf(HOT_EVENT)),
    read('detail, 500 events', anyEvent),
    purchase('one event'),
    purchase('many events'),
  ];
}

function load(url: string, seconds: number, status: number, next: NextRequest): Promise<Load> {
  return fire({ url, seconds, status, next, connections: CONNECTIONS });
}

/** Each request comes from a different buyer, with their own token. */
async function buyer() {
  const tokens = await accessTokens();
  const { first, last } = BOOKABLE_EVENTS;
  let turn = 0;
  return (purchases: Purchases): NextRequest =>
    () => {
      turn += 1;
      const many = first + Math.floor(Math.random() * (last - first + 1));
      const event_id = purchases === 'one event' ? HOT_EVENT : many;
      return {
        method: 'POST',
        headers: { 'idempotency-key': randomUUID() },
        path: '/api/tickets/purchase/',
        body: { event_id, ticket_type: 'STANDARD' },
        token: tokens[turn % tokens.length] ?? '',
      };
    };
}

function report(
  measures: Measure[],
  ceilingName: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Figure[] {
  const cell = (value: number, digits: number) => value.toFixed(digits).padStart(10);
  console.log(
    `API: medians of ${rounds} rounds of ${seconds} s, ${CONNECTIONS} connections (${BUYERS_AT_ONCE} for purchases), pool of ${POOL}\n` +
      `Ceiling of purchases: ${ceilingName}\n\n${''.padEnd(40)}per second    p50 ms    p99 ms  statements each`,
  );
  return measures.flatMap(({ name, goal, timed, ceilingName: of, loads }) => {
    const [ours, ceiling] = [medianLoad(loads.ours), medianLoad(loads.ceiling)];
    for (const [label, load, all] of [
      [name, ours, loads.ours],
      [`  ${of}`, ceiling, loads.ceiling],
    ] as const) {
      const statements = median(all.map((one) => one.statements));
      console.log(
        label.padEnd(40) +
          [cell(load.perSecond, 0), cell(load.p50, 1), cell(load.p99, 1)].join('') +
          cell(statements, 2),
      );
    }
    const ratio = atLeast(`${name}: per second / ${of}`, ours.perSecond / ceiling.perSecond, goal);
    if (!timed) return [ratio];
    const steady = medianLoad(loads.steady);
    console.log(
      '  at half of that, steadily'.padEnd(40) +
        [cell(steady.perSecond, 0), cell(steady.p50, 1), cell(steady.p99, 1)].join(''),
    );
    return [
      ratio,
      atMost(`${name}: p99 of ${BUYERS_AT_ONCE} without a pause`, ours.p99, timed.p99, 'ms'),
      atMost(`${name}: p99 at half of that, steadily`, steady.p99, timed.p99, 'ms'),
    ];
  });
}
