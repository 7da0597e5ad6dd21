// A process of its own: those who want to buy.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { HttpsClient, requestText, type Answer, type Target } from './httpsClient';
import { carryOutTask } from './ownProcess';

/** What this process is to do. */
export interface BuyersTask {
  target: Target;
  /** Access tokens, one for each buyer. */
  tokens: string[];
  /** The event that everybody wants. */
  eventId: number;
  /** How long it takes until all of them have come, in seconds. */
  comeWithin: number;
}

/** What one buyer was told at last. */
export interface Told {
  buyer: number;
  /** `bought`, `sold_out`, or what else was said. */
  what: string;
  /** Since their first press, tries again included. */
  ms: number;
  tries: number;
}

/** What became of it. */
export interface BuyersResult {
  told: Told[];
  /** How often each answer came that names no time to come back. */
  broken: Record<string, number>;
}

/** A buyer who was told nothing after this long is counted as such. */
const PATIENCE_MS = 15_000;

const addressOf = (index: number) => `127.2.${Math.floor(index / 250)}.${(index % 250) + 1}`;

/** Presses the button, and again when the answer says that it may work later, as the booking screen does: with the same key. */
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

/** In how many seconds to try again; null for an answer that is final. */
function saysAgain(answer: Answer | null): number | null {
  // Cut off, as by a lost network: people press again at once.
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
