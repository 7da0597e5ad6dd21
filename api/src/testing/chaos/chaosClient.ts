import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../seed/random';
import type { TestUser } from '../builders';
import type { ChaosSite } from './chaosSite';

const PROMISED = [
  'service_unavailable',
  'busy',
  'outcome_unknown',
  'provider_unavailable',
  'storage_unavailable',
];

/** How often each action succeeded, and answers that the API doesn't promise. */
interface Deeds {
  done: Record<string, number>;
  /** 5xx answers that don't say what a client can do, by call. */
  broken: string[];
}

interface Answer<T> {
  status: number;
  body: T;
}

/** A patient client of two processes. */
export class ChaosClient {
  readonly deeds: Deeds = { done: {}, broken: [] };
  /** False: begins nothing new, and gives up failing calls sooner. */
  isOpen = true;

  constructor(
    private readonly site: ChaosSite,
    private readonly random: Random,
  ) {}

  /** Tries both processes, with the same key, until one gives a final answer. Null if it gave up. */
  readonly call = async <T>(
    as: TestUser,
    path: string,
    payload: object,
  ): Promise<Answer<T> | null> => {
    const key = { 'idempotency-key': randomUUID() };
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = await this.random
        .pick([...this.site.apis])
        .call<T & { code?: string }>(as, path, payload, key)
        .catch(() => null);
      if (answer && answer.status >= 500 && !PROMISED.includes(answer.body.code ?? ''))
        this.deeds.broken.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      // 401: the clock has jumped. 409 with a key: the first try is still running.
      const isLater = !answer || answer.status >= 500 || [401, 429].includes(answer.status);
      const isAtWork = answer?.status === 409 && answer.body.code === 'request_in_progress';
      if (answer && !isLater && !isAtWork) return answer;
      if (!this.isOpen && tries > 60) return null;
      await wait(100);
    }
    return null;
  };

  readonly note = (deed: string, answer: Answer<unknown> | null) => {
    if (answer && answer.status < 300) this.deeds.done[deed] = (this.deeds.done[deed] ?? 0) + 1;
    return answer && answer.status < 300;
  };
}
