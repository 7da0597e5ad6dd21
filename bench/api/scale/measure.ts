import { apiProgram } from '../../../scripts/build/apiProgram';
import { freePort } from '../../../scripts/freePort';
import { startServer } from '../../../scripts/startServer';
import { issuer, JWT_SECRET } from '../accessTokens';
import { endOf, wholeReads, writePlans, type WholeRead } from './plans';
import type { Question } from './questions';
import type { ScaleDatabase } from './scaleDatabase';

export const ROUNDS = 40;
/** Rounds that don't count: a server that has just started is still compiling its code. */
const WARM_UP_ROUNDS = 60;

export interface Times {
  p50: number;
  p95: number;
}

/** Each question's times, and the statements that read a large table whole. */
export interface Measured {
  times: Map<Question, Times>;
  reads: Map<Question, WholeRead[]>;
}

/** Asks the real API over the database, one question at a time, and prints the times of each as soon as it has them. */
export async function measure(
  database: ScaleDatabase,
  questions: Question[],
  tell: (question: Question, times: Times) => void,
): Promise<Measured> {
  const server = await startServer(await apiProgram(), {
    url: `http://127.0.0.1:${await freePort()}`,
    ready: '/api/health/',
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DATA_DIR: database.dataDir,
      JWT_SECRET,
      RATE_LIMIT_PASSWORD: '1000000',
    },
  });
  try {
    const ask = await asker(server.url, await erasedBefore(database));
    const times = new Map<Question, Times>();
    // An aborted run may have left plan logging on, which would be measured, too.
    await writePlans(database.client, false);
    for (const question of questions) {
      const taken = await timeOf(question, ask);
      times.set(question, taken);
      tell(question, taken);
    }
    return { times, reads: await readsOf(database, questions, ask) };
  } finally {
    await server.stop();
  }
}

type Ask = (question: Question, round: number) => Promise<number>;

/** Earlier runs have erased some people of a kept database. */
async function erasedBefore({ client }: ScaleDatabase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM users WHERE erased_at IS NOT NULL',
  );
  return rows[0]?.count ?? 0;
}

/** Measures a question in ms: to its last byte or, for exports, to the first. */
async function asker(url: string, erased: number): Promise<Ask> {
  return async (
    { name, as, path, method = 'GET', body, isExport, asNext, status = 200 },
    round,
  ) => {
    const actor = as && { ...as, id: as.id + (asNext ? erased + round : 0) };
    const headers = {
      ...(actor && { authorization: `Bearer ${await issuer.issueAccess(actor)}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const begun = performance.now();
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const firstByte = performance.now() - begun;
    const text = await response.text();
    // Errors are fast and would make the result look good.
    if (response.status !== status) throw new Error(`${name}: ${response.status} ${text}`);
    return isExport ? firstByte : performance.now() - begun;
  };
}

async function timeOf(question: Question, ask: Ask): Promise<Times> {
  const times: number[] = [];
  // A whole list takes seconds until its last byte.
  const share = question.isExport ? 1 / 4 : 1;
  const warmUp = WARM_UP_ROUNDS * share;
  for (let round = 0; round < warmUp + ROUNDS * share; round += 1) {
    const time = await ask(question, round);
    if (round >= warmUp) times.push(time);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

async function readsOf({ client, log }: ScaleDatabase, questions: Question[], ask: Ask) {
  const reads = new Map<Question, WholeRead[]>();
  const start = endOf(log);
  await writePlans(client, true);
  try {
    for (const question of questions) {
      const before = endOf(log);
      await ask(question, WARM_UP_ROUNDS + ROUNDS);
      const { plans, reads: found } = wholeReads(log, before);
      if (plans === 0) throw new Error(`${question.name}: no plan was written`);
      if (found.length > 0) reads.set(question, found);
    }
  } finally {
    await writePlans(client, false);
  }
  console.error(`${wholeReads(log, start).plans} plans were read`);
  return reads;
}
