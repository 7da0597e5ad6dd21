import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../platform/durations';
import type { FaultyCall } from '../../sandbox/faults';
import type { Random } from '../../seed/random';
import type { ApiProcess } from '../apiProcess';
import type { MailStage } from '../mailServer';
import type { ChaosSite } from './chaosSite';

const PROVIDER_CALLS: FaultyCall[] = [
  'initialize',
  'verify',
  'refund',
  'refund state',
  'refunds',
  'balance',
  'transfer',
  'transfer state',
];
const HANGS: MailStage[] = ['greeting', 'rcpt', 'text'];
const PAYOUT_WITHIN_MS = 2000;

/** Makes one part of the site fail for a while. */
type Fault = (site: ChaosSite, random: Random) => Promise<void>;

async function restart(api: ApiProcess): Promise<void> {
  // It can't start without PostgreSQL, so try again, as an operator would.
  while (
    !(await api.start().then(
      () => true,
      () => false,
    ))
  )
    await api.kill();
}

export const faults: Readonly<Record<string, Fault>> = {
  async 'PostgreSQL is restarted'({ postgres }, random) {
    await postgres.stop();
    await wait(random.whole(100, 1500));
    await postgres.start();
  },
  async 'PostgreSQL’s connections are cut'({ db }) {
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(db);
  },
  async 'an API is killed'({ apis }, random) {
    const victim = random.pick([...apis]);
    await victim.kill();
    await wait(random.whole(0, 1000));
    await restart(victim);
  },
  async 'every API is killed in the middle of a payout'({ apis, sandbox }, random) {
    const at = random.pick(['asked', 'done'] as const);
    let killing: Promise<unknown> = Promise.resolve();
    const reached = new Promise<void>((reach) => {
      sandbox.faults.at = async (call, moment) => {
        if (call !== 'transfer' || moment !== at) return;
        sandbox.faults.at = async () => undefined;
        killing = Promise.all(apis.map((api) => api.kill()));
        reach();
        await killing;
      };
    });
    await Promise.race([reached, wait(PAYOUT_WITHIN_MS)]);
    sandbox.faults.at = async () => undefined;
    // A payout may have come at the last moment.
    await killing;
    await Promise.all(apis.filter((api) => !api.isRunning).map(restart));
  },
  async 'transfers go wrong'({ sandbox, merchant }, random) {
    const { faults: switches, ledger } = sandbox;
    switches.transferOutcome = random.pick(['failed', 'reversed'] as const);
    switches.transferWebhook = random.pick(['lost', 'late', 'twice'] as const);
    sandbox.faults.plan('transfer', 'lost_answer', 1);
    await wait(random.whole(1000, 2000));
    sandbox.faults.plan('transfer', 'none');
    switches.transferOutcome = 'success';
    switches.transferWebhook = 'once';
    const arrived = ledger.every('transfer').filter(({ status }) => status === 'success');
    if (arrived.length === 0) return;
    const { reference } = random.pick(arrived);
    await merchant('transfer/reverse', { reference, webhook: 'twice' });
  },
  async 'SMTP hangs'({ mail }, random) {
    const stage = random.pick(HANGS);
    let letGo: () => void = () => undefined;
    const hang = new Promise<void>((done) => (letGo = done));
    mail.at = (reached) => (reached === stage ? hang : undefined);
    await wait(random.whole(1000, 4000));
    mail.at = () => undefined;
    letGo();
  },
  async 'the provider fails'({ sandbox }, random) {
    const fault = random.pick(['slow', 'error', 'timeout', 'garbage'] as const);
    for (const call of PROVIDER_CALLS) sandbox.faults.plan(call, fault, random.whole(1, 4));
    await wait(random.whole(1000, 3000));
    for (const call of PROVIDER_CALLS) sandbox.faults.plan(call, 'none');
  },
  async 'the bucket is gone'({ bucket }, random) {
    bucket.stumble(Infinity);
    await wait(random.whole(1000, 3000));
    bucket.stumble(0);
  },
  async 'a clock jumps'({ apis }, random) {
    const api = random.pick([...apis]);
    api.tell({ jumpMs: random.pick([-10, 5, 45]) * MINUTE_MS });
    await wait(random.whole(1000, 3000));
    api.tell({ jumpMs: 0 });
  },
};

interface Strikes {
  /** How often each fault struck. */
  counts: Record<string, number>;
  /** The faults after which an API ended without having been killed. */
  ends: string[];
}

/** Strikes with all faults in random order, at least once and until `isOver`; both processes run afterwards. */
export async function strikeUntil(
  isOver: () => boolean,
  site: ChaosSite,
  random: Random,
  say: (line: string) => void,
): Promise<Strikes> {
  const strikes: Strikes = { counts: {}, ends: [] };
  for (let round = 1; round === 1 || !isOver(); round += 1) {
    for (const [name, strike] of random.shuffle(Object.entries(faults))) {
      if (round > 1 && isOver()) break;
      say(name);
      await strike(site, random);
      strikes.counts[name] = (strikes.counts[name] ?? 0) + 1;
      await wait(random.whole(300, 1500));
      for (const api of site.apis) {
        if (api.isRunning) continue;
        strikes.ends.push(`an API ended by itself after “${name}”`);
        await restart(api);
      }
    }
  }
  return strikes;
}
