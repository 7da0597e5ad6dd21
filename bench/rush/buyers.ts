// Runs in its own process: everybody who wants to buy.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { HttpsClient, requestText, type Answer, type Target } from './httpsClient';
import { carryOutTask } from './ownProcess';

/** This process's task. */
export interface BuyersTask {
  target: Target;
  /** Access tokens, one for each buyer. */
  tokens: string[];
  /** The event that everybody wants. */
  eventId: number;
  /** The time in which all of them come, in seconds. */
  comeWithin: number;
}

/** A buyer's final answer. */
export interface Told {
  buyer: number;
  /** `bought`, `sold_out`, or another answer's code. */
  what: string;
  /** Since their first press, including retries. */
  ms: number;
  tries: number;
}

/** This process's result. */
export interface BuyersResult {
  told: Told[];
  /** How often each answer came that doesn't say when to come back. */
  broken: Record<string, number>;
}

/** A buyer without an answer after this long counts as told `nothing`. */
const PATIENCE_MS = 15_000;

const addressOf = (index: number) => `127.2.${Math.floor(index / 250)}.${(index % 250) + 1}`;

/** Presses the button, and again with the same key if the answer says to retry, like the booking screen. */
async function buy(
  { target, eventId, tokens }: BuyersTask,
  buyer: number,
  broken: BuyersResult['broken'],
): Promise<Told> {
  const client = new HttpsClient(target, addressOf(buyer));
  const request = requestText('/api/tickets/purchase/', {
    body: { event_id: eventId, ticket_type: 'STANDARD' },
    headers: { authorization: `Bearer ${tokens[buyer]}`, 'idempotency-key': randomUUID() },
  });
  const begun = performance.now();
  let told: string | null = null;
  let tries = 0;
  while (told === null && performance.now() - begun < PATIENCE_MS) {
    tries += 1;
    const answer = await client.ask(request).catch(() => null);
    const again = saysAgain(answer);
    if (again === null) told = answer && whatWasSaid(answer);
    else {
      if (answer && answer.retryAfter === null) {
        const what = `purchase ${answer.status}`;
        broken[what] = (broken[what] ?? 0) + 1;
      }
      await wait(again * 1000);
    }
  }
  client.close();
  return { buyer, what: told ?? 'nothing', ms: performance.now() - begun, tries };
}

/** Seconds until the next try; null for a final answer. */
function saysAgain(answer: Answer | null): number | null {
  // Cut off, like a lost network, so people press again at once.
  if (!answer) return 0.1;
  return answer.status < 500 && answer.status !== 429 ? null : (answer.retryAfter ?? 1);
}

function whatWasSaid({ status, body }: Answer): string {
  if (status === 201) return 'bought';
  const said = JSON.parse(body) as { code?: string };
  return said.code ?? String(status);
}

async function run(task: BuyersTask): Promise<BuyersResult> {
  const broken: BuyersResult['broken'] = {};
  const told = await Promise.all(
    task.tokens.map(async (_token, buyer) => {
      await wait((buyer / task.tokens.length) * task.comeWithin * 1000);
      return buy(task, buyer, broken);
    }),
  );
  return { told, broken };
}

carryOutTask(run);
