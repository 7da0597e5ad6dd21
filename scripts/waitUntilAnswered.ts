import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 100;

/**
 * Resolves when a server answers well at `url`. Rejects when its process has ended or `timeoutMs` have passed.
 */
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
    if (Date.now() > deadline) throw new Error(`${url} did not answer in ${timeoutMs / 1000} s.`);
    await wait(PAUSE_MS);
  }
}
