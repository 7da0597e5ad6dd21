import { Agent } from 'node:http';
import { parseArgs } from 'node:util';

import { apiProgram } from '../../../scripts/build/apiProgram';
import { atMost, type Figure } from '../../figures';
import { median } from '../../median';
import { processorSeconds } from '../../processorTime';
import { freePort } from '../../../scripts/freePort';
import { startServer, type RunningServer } from '../../../scripts/startServer';
import { JWT_SECRET } from '../accessTokens';
import { send } from '../load';
import { startGrowthDatabases, type GrowthDatabase } from './growthDatabase';
import { QUESTIONS, type Question } from './growthQuestions';

/** Number of events, and of tickets. */
const SIZES = [1_000, 100_000, 1_000_000];
/** The most a request may cost at any size, as a multiple of its cost at the smallest. */
const GOAL = 1.5;
/** Slow questions are asked less often, to stay within this time (ms). */
const MOST_MS = 4_000;
const FEWEST = 20;

/** Processor time of the API and of its PostgreSQL in µs, and the time until the answer in ms. */
interface Cost {
  api: number;
  database: number;
  p50: number;
}

interface Site extends GrowthDatabase {
  server: RunningServer;
}

/**
 * Measures the cost of requests as the site grows: processor time of the API and of its PostgreSQL, with a commit before each
 * request, so that no answer comes from a cache. A word limits it to questions containing it; --database=<folder> keeps the
 * databases in that folder.
 */
export async function benchGrowth(options: string[]): Promise<Figure[]> {
  const { values, positionals } = parseArgs({
    args: options,
    options: { quick: { type: 'boolean' }, database: { type: 'string' } },
    allowPositionals: true,
  });
  const [rounds, requests] = values.quick ? [3, 150] : [5, 400];
  const [only = ''] = positionals;
  const questions = QUESTIONS.filter(({ name }) => name.includes(only));
  console.error(`Making ${SIZES.join(', ')} events and tickets`);
  const databases = await startGrowthDatabases(SIZES, values.database);
  const sites: Site[] = [];
  const stop = async () => {
    await Promise.all(sites.map(({ server }) => server.stop()));
    await databases.stop();
  };
  // PostgreSQL would keep running without this process.
  process.once('SIGINT', () => void stop().then(() => process.exit(130)));
  try {
    for (const database of databases.all) {
      sites.push({ ...database, server: await startApi(database) });
    }
    const costs = await measure(sites, questions, { rounds, requests });
    return report(questions, costs, { rounds, requests });
  } finally {
    await stop();
  }
}

const startApi = async ({ url, dataDir }: GrowthDatabase) =>
  startServer(await apiProgram(), {
    url: `http://127.0.0.1:${await freePort()}`,
    ready: '/api/health/',
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      JWT_SECRET,
      RATE_LIMIT_PURCHASE: '1000000',
      RATE_LIMIT_PURCHASE_ADDRESS: '1000000',
    },
  });

type Costs = Map<Question, Map<number, Cost[]>>;

/** All sizes take turns, so that a busy minute of the machine affects them all. */
async function measure(
  sites: Site[],
  questions: Question[],
  { rounds, requests }: { rounds: number; requests: number },
): Promise<Costs> {
  const costs: Costs = new Map(
    questions.map((question) => [question, new Map(sites.map(({ size }) => [size, []]))]),
  );
  for (const question of questions.filter(({ isList }) => isList)) {
    await Promise.all(sites.map((site) => requireEvents(site, question)));
  }
  console.error(`  warming up, then ${rounds} rounds`);
  for (let round = -1; round < rounds; round += 1) {
    for (const [question, bySize] of costs) {
      for (const site of sites) {
        const cost = await costOf(site, question, requests);
        if (round >= 0) bySize.get(site.size)?.push(cost);
      }
    }
  }
  return costs;
}

/** A search that finds nothing is cheap, and would make the result look good. */
async function requireEvents({ size, server }: Site, { name, ask }: Question): Promise<void> {
  const { path } = await ask(size);
  const answer = await fetch(server.url + path);
  const { results = [] } = (await answer.json()) as { results?: unknown[] };
  if (results.length > 0) return;
  throw new Error(`${name} shows no event of ${size}: ${answer.status} for ${path}`);
}

async function costOf(site: Site, question: Question, requests: number): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const before = await processorOf(site);
  const end = performance.now() + MOST_MS;
  const isEnough = () => times.length >= FEWEST && performance.now() > end;
  try {
    while (times.length < requests && !isEnough()) {
      // A commit, which invalidates cached answers.
      await site.client.query('SELECT pg_current_xact_id()');
      const asked = await question.ask(site.size);
      const begun = performance.now();
      const status = await send(site.server.url, asked, agent);
      times.push(performance.now() - begun);
      // Errors are cheap and would make the result look good.
      if (status !== (question.status ?? 200)) throw new Error(`${question.name}: ${status}`);
    }
  } finally {
    agent.destroy();
  }
  const after = await processorOf(site);
  const each = (used: number) => (used / times.length) * 1e6;
  return {
    api: each(after.api - before.api),
    // Connections come and go; the last moments of closed ones are lost.
    database: each(
      [...after.database].reduce(
        (sum, [pid, used]) => sum + used - (before.database.get(pid) ?? 0),
        0,
      ),
    ),
    p50: median(times),
  };
}

/** Processor seconds used so far by the API, and by each PostgreSQL process serving it. */
async function processorOf({ server, client }: Site) {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
      AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  const database = new Map(
    rows.flatMap(({ pid }): [number, number][] => {
      const seconds = secondsOf(pid);
      return seconds === null ? [] : [[pid, seconds]];
    }),
  );
  return { api: processorSeconds(server.pid), database };
}

/** Null for a connection closed since it was listed. */
function secondsOf(pid: number): number | null {
  try {
    return processorSeconds(pid);
  } catch (error) {
    // The process ended before its file was opened, or after.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

function report(
  questions: Question[],
  costs: Costs,
  { rounds, requests }: { rounds: number; requests: number },
): Figure[] {
  const cell = (text: string) => text.padStart(12);
  console.log(
    `Medians of ${rounds} rounds of up to ${requests} requests: µs of processor (API + PostgreSQL), and ms until the answer\n\n` +
      `${''.padEnd(34)}${SIZES.map((size) => `${size} events`.padStart(24)).join('')}`,
  );
  return questions.flatMap((question) => {
    const all = SIZES.map((size) => costs.get(question)?.get(size) ?? []);
    const totals = all.map((rounds) => median(rounds.map(({ api, database }) => api + database)));
    const cells = all.map((rounds) => {
      const middle = (pick: (cost: Cost) => number) => median(rounds.map(pick)).toFixed(0);
      const p50 = median(rounds.map(({ p50: ms }) => ms)).toFixed(1);
      return (
        cell(`${middle(({ api }) => api)} + ${middle(({ database }) => database)}`) + cell(p50)
      );
    });
    console.log(question.name.padEnd(34) + cells.join(''));
    const [least = NaN, ...others] = totals;
    return others.map((total, index) =>
      atMost(`${question.name}: cost at ${SIZES[index + 1]} / at ${SIZES[0]}`, total / least, GOAL),
    );
  });
}
