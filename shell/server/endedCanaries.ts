import type { Canary, RegisteredRemote } from '@nzuko/contract';

/** How often the API is asked, and how long it may take. */
const ASK_MS = 15_000;
const DEADLINE_MS = 2_000;

/** A canary, and the live version that it is compared with. */
export interface Trial {
  canary: Canary;
  live: RegisteredRemote;
}

interface Options {
  apiUrl: string;
  /** By how many percentage points more pages may fail than with the live version. */
  margin: number;
  log: { warn: (what: object, message: string) => void };
}

const keyOf = ({ remote, since }: Canary) => `${remote.name}@${remote.version} ${since}`;

/**
 * Keeps track of the canaries that have ended by themselves. The API decides and remembers that, from browsers' reports to all
 * its processes (decision 0104); while it doesn't answer, canaries go on.
 */
export class EndedCanaries {
  private ended = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly options: Options) {}

  readonly has = (canary: Canary): boolean => this.ended.has(keyOf(canary));

  /** Asks about the current trials, now and then every `ASK_MS`. Resolves after the first answer. */
  async watch(trialsNow: () => Promise<Trial[]>): Promise<void> {
    await this.ask(trialsNow);
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.watch(trialsNow), ASK_MS).unref();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async ask(trialsNow: () => Promise<Trial[]>): Promise<void> {
    // The registry's reader has logged its faults.
    const trials = await trialsNow().catch(() => []);
    for (const trial of trials) {
      if (!trial.canary.since) continue;
      try {
        if (await this.isEnded(trial)) this.ended.add(keyOf(trial.canary));
      } catch (error) {
        // The others are still asked about.
        const { name, version } = trial.canary.remote;
        this.options.log.warn(
          { err: error, remote: name, version },
          'the API did not say whether a canary goes on',
        );
      }
    }
  }

  private async isEnded({ canary: { remote, since }, live }: Trial): Promise<boolean> {
    const { apiUrl, margin } = this.options;
    const answer = await fetch(`${apiUrl}/api/metrics/canaries/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        remote: remote.name,
        version: remote.version,
        live: live.version,
        begun_at: since,
        margin,
      }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!answer.ok) throw new Error(`The API answered ${answer.status}.`);
    return ((await answer.json()) as { ended: string | null }).ended !== null;
  }
}
