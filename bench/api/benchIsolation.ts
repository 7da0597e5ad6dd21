import { atMost, type Figure } from '../figures';
import { openDatabase } from '../../api/src/platform/database/connect';
import { startTestCluster } from '../../api/src/testing/cluster';
import { makeLogger } from '../../api/src/platform/http/logging';
import { loadConfig } from '../../api/src/platform/config/loadConfig';
import { makeParts } from '../../api/src/parts';
import { Copies } from '../../api/src/isolation/copies';
import { dropDatabase, sitePrefixOf } from '../../api/src/isolation/copies-repository';
import { DATA_SETS } from '../../api/src/isolation/data-sets';
import { PreparedSets } from '../../api/src/isolation/prepared-sets';

const ROUNDS = 9;
const GOAL_MS = 300;

async function medianOf(work: (round: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await work(round);
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

/** How long an isolated page waits for its copy: the database alone, and with the API on top. */
export async function benchIsolation(): Promise<Figure[]> {
  const cluster = await startTestCluster();
  const db = openDatabase({ url: cluster.url, maxConnections: 4 });
  try {
    const { urlOf } = cluster;
    const prefix = await sitePrefixOf(db);
    const log = makeLogger('silent');
    const config = loadConfig({ PAYSTACK_SECRET_KEY: 'sk_test_bench', LOG_LEVEL: 'silent' });
    const { platform } = makeParts({ config, db, jwtSecret: 'only-for-the-bench-'.repeat(2), log });
    const sets = new PreparedSets({ db, prefix, urlOf, log });
    const copies = new Copies({ platform, sets, prefix, urlOf });
    console.log(`medians of ${ROUNDS}`);
    const figures: Figure[] = [];
    for (const set of DATA_SETS) {
      const now = new Date();
      const nameOf = (round: number) => `${prefix}bench_${round}`;
      const begun = performance.now();
      await sets.copyTo(nameOf(ROUNDS), set, now);
      const first = performance.now() - begun;
      const database = await medianOf((round) => sets.copyTo(nameOf(round), set, now));
      for (let round = 0; round <= ROUNDS; round += 1) await dropDatabase(db, nameOf(round));
      const whole = await medianOf(async () => void (await copies.add(set)));
      await copies.endAll();
      const ms = (value: number) => `${value.toFixed(0)} ms`;
      console.log(
        `${set}: database ${ms(database)}, with its API ${ms(whole)}; first of its half hour ${ms(first)}`,
      );
      figures.push(atMost(`${set}: copy of its database`, database, GOAL_MS, 'ms'));
    }
    return figures;
  } finally {
    await db.destroy();
    await cluster.stop();
  }
}
