// Runs in its own process: users of the rest of the site, so that they wait for the site and not for other load.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { answerName, HttpsClient, requestText, type Target } from './httpsClient';
import { carryOutTask } from './ownProcess';

/** One page or call of the rest of the site. */
export interface Use {
  name: string;
  path: string;
  body?: object;
  /** Whether it needs a signed-in member. */
  isMember?: boolean;
}

/** This process's task. */
export interface OthersTask {
  target: Target;
  seconds: number;
  /** Members' access tokens. */
  tokens: string[];
  uses: Use[];
}

/** This process's result. */
export interface OthersResult {
  /** Times by use, in ms since it was due, which includes waiting for a turn. */
  times: Record<string, number[]>;
  /** How often each unexpected answer came. */
  broken: Record<string, number>;
}

const USES_PER_SECOND = 20;
/** Uses still waiting this long after the last one have no answer. */
const PATIENCE_MS = 30_000;

interface Member {
  client: HttpsClient;
  token: string;
}

class Others {
  readonly result: OthersResult = { times: {}, broken: {} };
  private readonly idle: Member[];
  private readonly waiting: ((member: Member) => void)[] = [];
  /** The names of uses without an answer yet. */
  private readonly open = new Map<Promise<void>, string>();

  constructor(private readonly task: OthersTask) {
    this.idle = task.tokens.map((token, index) => ({
      client: new HttpsClient(task.target, `127.3.0.${index + 1}`),
      token,
    }));
  }

  /** Uses the site evenly, whether or not earlier uses are answered. */
  async use(): Promise<OthersResult> {
    const { seconds, uses } = this.task;
    const started = performance.now();
    for (let turn = 0; turn < seconds * USES_PER_SECOND; turn += 1) {
      const due = started + (turn * 1000) / USES_PER_SECOND;
      await wait(Math.max(0, due - performance.now()));
      const use = uses[turn % uses.length];
      if (!use) continue;
      const using = this.useOnce(use, due).finally(() => this.open.delete(using));
      this.open.set(using, use.name);
    }
    await Promise.race([Promise.all(this.open.keys()), wait(PATIENCE_MS)]);
    for (const name of this.open.values()) this.note(`${name}: no answer`);
    return this.result;
  }

  private async useOnce({ name, path, body, isMember }: Use, due: number): Promise<void> {
    const member = await this.takeMember();
    const headers = {
      ...(isMember && { authorization: `Bearer ${member.token}` }),
      ...(body && { 'idempotency-key': randomUUID() }),
    };
    try {
      const answer = await member.client.ask(requestText(path, { body, headers }));
      if (answer.status >= 400) this.note(answerName(name, answer));
      else (this.result.times[name] ??= []).push(performance.now() - due);
    } catch (error) {
      this.note(`${name}: ${(error as Error).message}`);
    } finally {
      this.giveBack(member);
    }
  }

  private async takeMember(): Promise<Member> {
    return this.idle.shift() ?? new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Hands a member to the use that has waited longest. */
  private giveBack(member: Member): void {
    const next = this.waiting.shift();
    if (next) next(member);
    else this.idle.push(member);
  }

  private note(what: string): void {
    this.result.broken[what] = (this.result.broken[what] ?? 0) + 1;
  }
}

carryOutTask((task: OthersTask) => new Others(task).use());
