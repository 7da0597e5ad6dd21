import { request, type Agent } from 'node:http';

import autocannon from 'autocannon';

import { median } from '../median';

/** The result of one round; latencies in ms. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

export type NextRequest = () => {
  path: string;
  method?: 'POST';
  body?: object;
  token?: string;
  headers?: Record<string, string>;
};

/** A request's own headers, and those for its body and token. */
const headersOf = ({ body, token, headers }: ReturnType<NextRequest>) => ({
  ...headers,
  ...(body && { 'content-type': 'application/json' }),
  ...(token && { authorization: `Bearer ${token}` }),
});

/** Sends one request; resolves with the answer's status when its last byte has arrived. */
export function send(
  url: string,
  of: ReturnType<NextRequest>,
  agent: Agent,
): Promise<number | undefined> {
  const { path, method = 'GET', body } = of;
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method, headers: headersOf(of) });
    sent.on('error', reject).on('response', (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode));
      response.resume();
    });
    sent.end(body && JSON.stringify(body));
  });
}

/**
 * Sends requests over `connections` connections, each as soon as the previous one is answered.
 *
 * @throws Error if a response has an unexpected status: errors are fast and would make the result look good.
 */
export async function fire(options: {
  url: string;
  seconds: number;
  connections: number;
  status: number;
  next: NextRequest;
}): Promise<Load> {
  const { url, seconds, connections, status, next } = options;
  const times: number[] = [];
  const wrong = new Map<number, number>();
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const asked = next();
    const { path, method = 'GET', body } = asked;
    const headers = headersOf(asked);
    return { ...request, path, method, headers, ...(body && { body: JSON.stringify(body) }) };
  };
  const { errors, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const settings = { url, connections, duration: seconds, requests: [{ setupRequest }] };
    const run = autocannon(settings, (error: unknown, result) =>
      error ? reject(error as Error) : resolve(result),
    );
    run.on('response', (_client, code, _bytes, ms) => {
      times.push(ms);
      if (code !== status) wrong.set(code, (wrong.get(code) ?? 0) + 1);
    });
  });
  if (wrong.size > 0 || errors > 0) {
    throw new Error(`${errors} errors, ${[...wrong].map(([code, n]) => `${n} times ${code}`)}`);
  }
  return summarise(times, duration);
}

/** @param times the duration of each call, in ms. */
export function summarise(times: number[], seconds: number): Load {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** The median of each figure over several rounds. */
export function medianLoad(loads: Load[]): Load {
  const middle = (pick: (load: Load) => number) => median(loads.map(pick));
  return {
    perSecond: middle((load) => load.perSecond),
    p50: middle((load) => load.p50),
    p99: middle((load) => load.p99),
  };
}
