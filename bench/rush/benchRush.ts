import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { accessTokens } from '../api/accessTokens';
import { BUYER_IDS, HOT_EVENT } from '../api/fixture';
import { openRushDatabase } from '../api/rushDatabase';
import { atLeast, atMost, type Figure } from '../figures';
import { median } from '../median';
import { processorSeconds } from '../processorTime';
import { withCleanUp } from '../withCleanUp';
import type { BuyersResult, BuyersTask, Told } from './buyers';
import { isBroken } from './httpsClient';
import type { OthersResult, OthersTask, Use } from './others';
import { inOwnProcess } from './ownProcess';
import { startRushSite, type RushSite } from './rushSite';
import type { VisitorsResult, VisitorsTask } from './visitors';

const SEATS = 500;
const BUYERS = 3_000;
/** How many people use the rest of the site. */
const OTHERS = 20;
/** How long the rush lasts; all buyers come within its first three quarters. */
const RUSH_S = { quick: 20, whole: 40 };
const QUIET_S = { quick: 8, whole: 15 };
const WARM_UP_S = 6;
/** Page servers answer whatever the APIs do meanwhile, so nearly every visit should see the page. */
const ANSWERED_GOAL = 0.9;
const OTHER_EVENT = HOT_EVENT + 1;

const USES: Use[] = [
  { name: '/', path: '/' },
  { name: '/events', path: '/events?category=Technology' },
  { name: 'another event', path: `/events/${OTHER_EVENT}` },
  { name: 'list of events', path: '/api/events/' },
  { name: 'own tickets', path: '/api/tickets/', isMember: true },
  { name: 'profile', path: '/api/auth/profile/', isMember: true },
  {
    name: 'purchase, another event',
    path: '/api/tickets/purchase/',
    body: { event_id: OTHER_EVENT, ticket_type: 'STANDARD' },
    isMember: true,
  },
];

/**
 * A popular event goes on sale: visitors open its page, thousands want its seats, the rest of the site is used as always, and
 * an API dies midway. Everything runs on this machine, including the load.
 */
export async function benchRush(options: string[]): Promise<Figure[]> {
  const length = options.includes('--quick') ? 'quick' : 'whole';
  const tokens = await accessTokens();
  return withCleanUp(async (later) => {
    const site = await startRushSite(later);
    const target = { port: site.port, certificate: site.certificate };
    const database = await openRushDatabase(site.database, {
      seats: SEATS,
      freeEvent: OTHER_EVENT,
    });
    later(database.close);
    const others = (seconds: number) =>
      inOwnProcess<OthersTask, OthersResult>('others', {
        ...{ target, seconds, uses: USES },
        tokens: tokens.slice(-OTHERS),
      });
    const visitors = (seconds: number) =>
      inOwnProcess<VisitorsTask, VisitorsResult>('visitors', {
        ...{ target, seconds },
        path: `/events/${HOT_EVENT}`,
      });
    console.error('  warming up, a quiet time, then the rush');
    await Promise.all([others(WARM_UP_S), visitors(WARM_UP_S)]);
    const quiet = await others(QUIET_S[length]);
    const usage = watchProcessors(site);
    const seconds = RUSH_S[length];
    const [rush, buyers, pages] = await Promise.all([
      others(seconds),
      inOwnProcess<BuyersTask, BuyersResult>('buyers', {
        ...{ target, eventId: HOT_EVENT, comeWithin: seconds * 0.75 },
        tokens: tokens.slice(0, BUYERS),
      }),
      visitors(seconds),
      wait((seconds * 1000) / 2).then(() => site.killOneApi()),
    ]);
    usage();
    return [
      ...tellVisitors(pages),
      ...tellBuyers(buyers.told, await database.seatsOf()),
      ...tellAnswers(site, [pages.broken, buyers.broken, rush.broken, quiet.broken]),
      ...tellRest(quiet, rush),
    ];
  });
}

/** Prints how much of a processor each kind of process takes from now until the returned function is called. */
function watchProcessors({ processes }: RushSite): () => void {
  const started = performance.now();
  const read = () =>
    Object.entries(processes()).flatMap(([kind, pids]) =>
      pids.map((pid) => ({ kind, pid, seconds: processorSeconds(pid) })),
    );
  const before = new Map(read().map(({ pid, seconds }) => [pid, seconds]));
  return () => {
    const elapsed = (performance.now() - started) / 1000;
    for (const { kind, pid, seconds } of read()) {
      const share = (seconds - (before.get(pid) ?? 0)) / elapsed;
      console.log(`${kind.padEnd(14)} ${(share * 100).toFixed(0)} % of a processor`);
    }
  };
}

const at = (times: number[], share: number) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? NaN;

function tellVisitors(visitors: VisitorsResult): Figure[] {
  const { asked, pages, perSecond, processor, times } = visitors;
  console.log(
    `${asked} visits of the event, ${pages} answered with the page, ${perSecond.toFixed(0)} a second, with ${(processor * 100).toFixed(0)} % of a processor: ` +
      `p50 ${median(times).toFixed(0)} ms, p99 ${at(times, 0.99).toFixed(0)} ms`,
  );
  return [
    atMost('visitors: share of a processor', processor, 0.25),
    atLeast('visits answered with the page / asked', pages / asked, ANSWERED_GOAL),
  ];
}

/** Compares the buyers' answers with the database. */
function tellBuyers(told: Told[], seatsOf: Map<number, number>): Figure[] {
  const sold = [...seatsOf.values()].reduce((sum, seats) => sum + seats, 0);
  const said = new Map<string, number>();
  for (const { what } of told) said.set(what, (said.get(what) ?? 0) + 1);
  console.log(
    `Buyers were told: ${[...said].map(([what, n]) => `${n} ${what}`).join(', ')}; ${sold} seats are sold`,
  );
  const isTrue = ({ buyer, what }: Told) =>
    (what === 'bought') === ((seatsOf.get(BUYER_IDS.first + buyer) ?? 0) === 1) &&
    (what === 'bought' || what === 'sold_out');
  const times = told.map(({ ms }) => ms);
  console.log(
    `  after p50 ${median(times).toFixed(0)} ms, p99 ${at(times, 0.99).toFixed(0)} ms, ${told.filter(({ tries }) => tries > 1).length} after more than one try`,
  );
  return [
    atMost('seats sold beyond those there are', Math.max(0, sold - SEATS), 0, 'count'),
    atLeast('seats sold', sold, SEATS, 'count'),
    atLeast('buyers who were told the truth', told.filter(isTrue).length, BUYERS, 'count'),
    atMost('longest until a buyer was told', Math.max(...times), 5_000, 'ms'),
  ];
}

/** Counts the visitors' broken answers, and prints the statuses that nginx sent to anyone. */
function tellAnswers({ accessLog }: RushSite, seen: Record<string, number>[]): Figure[] {
  const statuses = new Map<string, number>();
  for (const line of readFileSync(accessLog, 'utf8').trim().split('\n')) {
    const { status } = JSON.parse(line) as { status: number };
    const kind = status >= 500 || status === 429 ? String(status) : `${Math.floor(status / 100)}xx`;
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
  }
  console.log(
    `nginx answered: ${[...statuses].map(([kind, n]) => `${n} times ${kind}`).join(', ')}`,
  );
  const broken = seen.flatMap((each) => Object.entries(each));
  for (const [what, times] of broken) console.log(`  ${times} times ${what}`);
  const count = broken
    .filter(([what]) => isBroken(what))
    .reduce((sum, [, times]) => sum + times, 0);
  return [atMost('errors without Retry-After, and answers broken off', count, 0, 'count')];
}

function tellRest(quiet: OthersResult, rush: OthersResult): Figure[] {
  console.log(`\n${'the rest of the site, ms'.padEnd(26)}  quiet p50    p95   rush p50    p95`);
  const cell = (value: number) => value.toFixed(1).padStart(8);
  const ratios = USES.map(({ name }) => {
    const [before, during] = [quiet.times[name] ?? [], rush.times[name] ?? []];
    const figures = [median(before), at(before, 0.95), median(during), at(during, 0.95)];
    console.log(name.padEnd(27) + figures.map(cell).join(''));
    return median(during) / median(before);
  });
  const all = (result: OthersResult) => Object.values(result.times).flat();
  return [
    atMost(
      'the rest of the site, rush / quiet: median of its slowest part',
      Math.max(...ratios),
      2,
    ),
    atMost(
      'the rest of the site, rush / quiet: p95 of all',
      at(all(rush), 0.95) / at(all(quiet), 0.95),
      2,
    ),
  ];
}
