import type { LiveRoute, Prefetch } from '@nzuko/contract';
import type { ComponentType } from 'react';

import { LOAD_TIMEOUT_MS, RETRY_BACKOFF_MS, TRY_TIMEOUT_MS } from './constants';
import { classifyFailure, LoadFailure } from './loadFailure';

/** A part of a remote to load: a route's screen, or a slot's component. */
export type Loadable = Pick<LiveRoute, 'remote' | 'screen' | 'available'>;

/** A remote's exposed component, with its optional prefetch. */
export type Screen = ComponentType & { prefetch?: Prefetch };

const STATUS_TIMEOUT_MS = 2_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function withDeadline<Value>(attempt: Promise<Value>, ms: number) {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LoadFailure('timeout')), ms);
  });
  return Promise.race([attempt, deadline]).finally(() => clearTimeout(timer));
}

/** A script element doesn't say why it failed, so ask the server for the entry's status. */
async function withHttpStatus(failure: LoadFailure, route: Loadable, ms: number) {
  if (failure.kind !== 'network' || ms <= 0) return failure;
  try {
    const signal = AbortSignal.timeout(Math.min(STATUS_TIMEOUT_MS, ms));
    const { ok } = await fetch(route.remote.entry, { method: 'HEAD', cache: 'no-store', signal });
    return ok ? failure : new LoadFailure('http', { cause: failure.cause });
  } catch {
    // No response either: keep it a network failure.
    return failure;
  }
}

/**
 * Loads a route's screen within LOAD_TIMEOUT_MS, retries included; rejects with a LoadFailure. A try that times out isn't
 * discarded: on a slow network it may still finish before its replacement.
 *
 * @param loadOnce one try
 * @param isWanted false once a newer load has replaced this one: no more tries start, but one in flight may still finish
 *   first
 */
export async function loadInTime(
  route: Loadable,
  loadOnce: () => Promise<Screen>,
  isWanted: () => boolean,
): Promise<Screen> {
  if (!route.available) throw new LoadFailure('unavailable');
  const until = performance.now() + LOAD_TIMEOUT_MS;
  const timeLeft = () => until - performance.now();
  let arrive: (screen: Screen) => void;
  const arrived = new Promise<Screen>((resolve) => (arrive = resolve));

  const tryInTurn = async (): Promise<Screen> => {
    for (let number = 0; ; number += 1) {
      const backoff = RETRY_BACKOFF_MS[number];
      const tryTime = backoff === undefined ? timeLeft() : Math.min(TRY_TIMEOUT_MS, timeLeft());
      try {
        const attempt = loadOnce();
        // Failures are handled below; one after the timeout changes nothing.
        attempt.then(arrive, () => undefined);
        return await withDeadline(attempt, tryTime);
      } catch (error) {
        const failure = classifyFailure(error);
        if (backoff === undefined || timeLeft() <= backoff)
          throw await withHttpStatus(failure, route, timeLeft());
        await wait(backoff);
      }
      if (!isWanted()) {
        await wait(timeLeft());
        throw new LoadFailure('timeout');
      }
    }
  };
  return Promise.race([arrived, tryInTurn()]);
}
