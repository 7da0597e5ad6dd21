// Runs in its own process: opens one event's page as often as a quarter of a processor can.
import { setTimeout as wait } from 'node:timers/promises';

import { answerName, HttpsClient, requestText, type Target } from './httpsClient';
import { carryOutTask } from './ownProcess';

/** This process's task. */
export interface VisitorsTask {
  target: Target;
  path: string;
  seconds: number;
}

/** This process's result. */
export interface VisitorsResult {
  /** Number of visits, including those without an answer. */
  asked: number;
  /** Number of visits answered with the page. */
  pages: number;
  perSecond: number;
  /** The share of a processor that this process took. */
  processor: number;
  /** The time of each page, in ms. */
  times: number[];
  /** How often each answer other than the page came, including broken connections. */
  broken: Record<string, number>;
}

/** Each connection has its own address, from which nginx accepts 50 pages a second. */
const CONNECTIONS = 64;
/** Target share of a processor: below the allowed quarter, so that a step up doesn't exceed it. */
const AIM = 0.22;
const FIRST_PER_SECOND = 100;
const MOST_PER_SECOND = 5_000;
const STEP_MS = 250;
const GROWTH = 1.25;
/** Visits still waiting this long after the last one have no answer. */
const PATIENCE_MS = 10_000;

async function visit({ target, path, seconds }: VisitorsTask): Promise<VisitorsResult> {
  const idle = Array.from(
    { length: CONNECTIONS },
    (_, index) => new HttpsClient(target, `127.0.1.${index + 1}`),
  );
  const request = requestText(path);
  const result = { asked: 0, times: [] as number[], broken: {} as Record<string, number> };
  const note = (what: string) => (result.broken[what] = (result.broken[what] ?? 0) + 1);
  const visitOnce = async (client: HttpsClient) => {
    const begun = performance.now();
    result.asked += 1;
    try {
      const { status, retryAfter } = await client.ask(request);
      if (status === 200) result.times.push(performance.now() - begun);
      else note(answerName('page', { status, retryAfter }));
    } catch (error) {
      note(`page: ${(error as Error).message}`);
    }
    idle.push(client);
  };

  const open = new Set<Promise<void>>();
  const started = performance.now();
  const before = process.cpuUsage();
  const used = (since: NodeJS.CpuUsage) => {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1000;
  };
  let perSecond = FIRST_PER_SECOND;
  let due = 0;
  let step = { at: started, cpu: before };
  while (performance.now() - started < seconds * 1000) {
    const pause = performance.now();
    await wait(5);
    const now = performance.now();
    // Visitors who find no free connection don't come, and aren't counted as asking.
    due = Math.min(due + (perSecond * (now - pause)) / 1000, CONNECTIONS);
    while (due >= 1 && idle.length > 0) {
      due -= 1;
      const client = idle.shift();
      if (!client) continue;
      const visiting = visitOnce(client).finally(() => open.delete(visiting));
      open.add(visiting);
    }
    if (now - step.at < STEP_MS) continue;
    const share = used(step.cpu) / (now - step.at);
    perSecond = Math.min(
      MOST_PER_SECOND,
      share > AIM ? (perSecond * AIM) / share : perSecond * GROWTH,
    );
    step = { at: now, cpu: process.cpuUsage() };
  }
  const elapsed = performance.now() - started;
  const processor = used(before) / elapsed;
  await Promise.race([Promise.all(open), wait(PATIENCE_MS)]);
  for (let left = open.size; left > 0; left -= 1) note('page: no answer');
  const pages = result.times.length;
  return { ...result, pages, perSecond: (pages / elapsed) * 1000, processor };
}

carryOutTask(visit);
