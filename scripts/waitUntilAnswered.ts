import { setTimeout as wait } from 'node:timers/promises';

import { ExplainedError } from './explainedError';

const PAUSE_MS = 20;
/** Each request costs nearly 2 ms of processor time: every 20 ms, that is a twelfth of a core which the server could use. */
const LONG_PAUSE_MS = 200;
const SOON_MS = 5_000;
/** A server that takes a connection and never answers is asked again. */
const ANSWERS_MS = 10_000;

/** Resolves once `url` responds with success. Rejects if the server's process ends or `timeoutMs` pass. */
export async function waitUntilAnswered(
  url: string,
  isRunning: () => boolean,
  timeoutMs = 120_000,
): Promise<void> {
  const started = Date.now();
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_MS) }).catch(() => null);
    if (answer?.ok) return;
    if (!isRunning()) throw new ExplainedError(`The server for ${url} has ended.`);
    const waited = Date.now() - started;
    if (waited > timeoutMs)
      throw new ExplainedError(`${url} did not respond within ${timeoutMs / 1000} s.`);
    await wait(waited < SOON_MS ? PAUSE_MS : LONG_PAUSE_MS);
  }
}
