// A process of its own: those who use the rest of the site, so that what they wait for is the site and not who else asks.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { HttpsClient, requestText, type Target } from './httpsClient';

/** One page or call of the rest of the site. */
export interface Use {
  name: string;
  path: string;
  body?: object;
  /** Signed in. */
  isMember?: boolean;
}

/** What this process is to do. */
export interface OthersTask {
  target: Target;
  seconds: number;
  /** Members' access tokens. */
  tokens: string[];
  uses: Use[];
}

/** What became of it. */
export interface OthersResult {
  /** Of each use, in ms. */
  times: Record<string, number[]>;
  /** How often each unexpected answer came. */
  broken: Record<string, number>;
}

const USES_PER_SECOND = 20;

interface Member {
  client: HttpsClient;
  token: string;
}

class Others {
  readonly result: OthersResult = { times: {}, broken: {} };

  constructor(private readonly task: OthersTask) {}

  /** Uses the site, evenly, until the time is over. */
  async use(): Promise<void> {
    const { target, seconds, uses, tokens } = this.task;
    const idle = tokens.map((token, index) => ({
      client: new HttpsClient(target, `127.3.0.${index + 1}`),
      token,
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
    { client, token }: Member,
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

process.on('message', (task: OthersTask) => {
  const others = new Others(task);
  void others.use().then(() => process.send?.(others.result, () => process.exit()));
});
