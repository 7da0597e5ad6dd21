// A process of its own: those who want to buy, and those who use the rest of the site meanwhile.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { HttpsClient, requestText, type Answer, type Target } from './httpsClient';

/** One page or call of the rest of the site. */
export interface Use {
  name: string;
  path: string;
  body?: object;
  /** Signed in. */
  isMember?: boolean;
}

/** What this process is to do. */
export interface PeopleTask {
  target: Target;
  seconds: number;
  /** Access tokens: one for each buyer, then those of members who use the rest. */
  tokens: string[];
  /** The event that everybody wants; null in a quiet time. */
  eventId: number | null;
  buyers: number;
  /** How long it takes until all of them have come. */
  comeWithin: number;
  uses: Use[];
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
export interface PeopleResult {
  told: Told[];
  /** Of each use of the rest, in ms. */
  times: Record<string, number[]>;
  /** How often each unexpected answer came. */
  broken: Record<string, number>;
}

const USES_PER_SECOND = 20;
const MEMBERS = 20;
/** A buyer who was told nothing after this long is counted as such. */
const PATIENCE_MS = 15_000;

const addressOf = (net: number, index: number) =>
  `127.${net}.${Math.floor(index / 250)}.${(index % 250) + 1}`;

class People {
  readonly result: PeopleResult = { told: [], times: {}, broken: {} };

  constructor(private readonly task: PeopleTask) {}

  /** Presses the button, and again when the answer says that it may work later, as the booking screen does: with the same key. */
  async buy(buyer: number): Promise<void> {
    const { target, eventId, tokens } = this.task;
    const client = new HttpsClient(target, addressOf(2, buyer));
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
      const again = this.saysAgain('purchase', answer);
      if (again === null) told = answer && this.whatWasSaid(answer);
      else await wait(again * 1000);
    }
    client.close();
    this.result.told.push({
      buyer,
      what: told ?? 'nothing',
      ms: performance.now() - begun,
      tries,
    });
  }

  /** In how many seconds to try again; null for an answer that is final. */
  private saysAgain(what: string, answer: Answer | null): number | null {
    // Cut off, as by a lost network: people press again at once.
    if (!answer) return 0.1;
    if (answer.status < 500 && answer.status !== 429) return null;
    if (answer.retryAfter === null) this.note(`${what} ${answer.status}`);
    return answer.retryAfter ?? 1;
  }

  private whatWasSaid({ status, body }: Answer): string {
    if (status === 201) return 'bought';
    const said = JSON.parse(body) as { code?: string };
    return said.code ?? String(status);
  }

  /** Uses the rest of the site, evenly, until the time is over. */
  async useTheRest(): Promise<void> {
    const { target, seconds, uses, tokens } = this.task;
    const idle = Array.from({ length: MEMBERS }, (_, index) => ({
      client: new HttpsClient(target, addressOf(3, index)),
      token: tokens[tokens.length - 1 - index] ?? '',
    }));
    const open = [];
    const started = performance.now();
    for (let turn = 0; performance.now() - started < seconds * 1000; turn += 1) {
      await wait(Math.max(0, started + (turn * 1000) / USES_PER_SECOND - performance.now()));
      const member = idle.shift();
      const use = uses[turn % uses.length];
      if (member && use) {
        open.push(this.useOnce(use, member).finally(() => idle.push(member)));
      } else this.note('not asked: every visitor of the rest still waits');
    }
    await Promise.all(open);
    idle.forEach(({ client }) => client.close());
  }

  private async useOnce(
    { name, path, body, isMember }: Use,
    { client, token }: { client: HttpsClient; token: string },
  ): Promise<void> {
    const headers = {
      ...(isMember && { authorization: `Bearer ${token}` }),
      ...(body && { 'idempotency-key': randomUUID() }),
    };
    const begun = performance.now();
    try {
      const answer = await client.ask(requestText(path, { body, headers }));
      if (answer.status >= 500 && answer.retryAfter === null) this.note(`${name} ${answer.status}`);
      else if (answer.status >= 400)
        this.note(`${name} ${answer.status}, with a time to come back`);
      else (this.result.times[name] ??= []).push(performance.now() - begun);
    } catch (error) {
      this.note(`${name}: ${(error as Error).message}`);
    }
  }

  private note(what: string): void {
    this.result.broken[what] = (this.result.broken[what] ?? 0) + 1;
  }
}

async function run(task: PeopleTask): Promise<PeopleResult> {
  const people = new People(task);
  const buyers = Array.from(
    { length: task.eventId === null ? 0 : task.buyers },
    async (_, buyer) => {
      await wait((buyer / task.buyers) * task.comeWithin * 1000);
      await people.buy(buyer);
    },
  );
  await Promise.all([people.useTheRest(), ...buyers]);
  return people.result;
}

process.on('message', (task: PeopleTask) => {
  void run(task).then((result) => process.send?.(result, () => process.exit()));
});
