import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 20;

/** Resolves once `url` responds with success. Rejects if the server's process ends or `timeoutMs` pass. */
export async function waitUntilAnswered(
  url: string,
  isRunning: () => boolean,
  timeoutMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (!isRunning()) throw new Error(`The server for ${url} has ended.`);
    if (Date.now() > deadline)
      throw new Error(`${url} did not respond within ${timeoutMs / 1000} s.`);
    await wait(PAUSE_MS);
  }
}
