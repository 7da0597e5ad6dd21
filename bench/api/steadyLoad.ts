import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { send, summarise, type Load, type NextRequest } from './load';

/**
 * Sends requests at a fixed rate, whether or not earlier ones are answered, over at most `connections` connections. Each is
 * timed from when it was due, so that waiting for a turn counts, as it does for a buyer.
 *
 * @throws Error if a response has an unexpected status.
 */
export async function fireSteadily(options: {
  url: string;
  seconds: number;
  perSecond: number;
  connections: number;
  status: number;
  next: NextRequest;
}): Promise<Load> {
  const { url, seconds, perSecond, connections, status, next } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begun = performance.now();
  const answers: Promise<number>[] = [];
  const count = Math.max(1, Math.round(seconds * perSecond));
  for (let place = 0; place < count; place += 1) {
    const due = begun + (place * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const answered = send(url, next(), agent).then((code) => {
      if (code !== status) throw new Error(`${code} instead of ${status}`);
      return performance.now() - due;
    });
    // Rejections are handled below, where all answers are awaited.
    answered.catch(() => undefined);
    answers.push(answered);
  }
  try {
    const times = await Promise.all(answers);
    return summarise(times, (performance.now() - begun) / 1000);
  } finally {
    agent.destroy();
  }
}
