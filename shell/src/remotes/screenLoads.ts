import type { ComponentType } from 'react';
import { createStore } from 'shared-ui';

import type { LiveRoute } from '../registry/registryTypes';
import { noteFailure, noteLoad } from '../telemetry/notes';
import { RETRY_BACKOFF_MS, TRY_TIMEOUT_MS } from './constants';
import { classifyFailure, LoadFailure } from './loadFailure';

/** Where the loading of one screen stands. `id` is the error id under which the failure was logged. */
export type ScreenLoad =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; Screen: ComponentType }
  | { state: 'failed'; failure: LoadFailure; id: string };

/** One try to load a screen; `again` after a failed one. */
export type LoadOnce = (route: LiveRoute, again: boolean) => Promise<ComponentType>;

// One object: a store's snapshot must be the same one until it changes.
const idle: ScreenLoad = { state: 'idle' };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function withDeadline<Value>(attempt: Promise<Value>, route: LiveRoute): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LoadFailure('timeout', route.remote)), TRY_TIMEOUT_MS);
  });
  return Promise.race([attempt, deadline]).finally(() => clearTimeout(timer));
}

/** A try over the network that failed says little of why: the server's own answer to the entry tells. */
async function withHttpStatus(failure: LoadFailure, route: LiveRoute): Promise<LoadFailure> {
  if (failure.kind !== 'network') return failure;
  try {
    const signal = AbortSignal.timeout(2_000);
    const { ok } = await fetch(route.remote.entry, { method: 'HEAD', cache: 'no-store', signal });
    return ok ? failure : new LoadFailure('http', route.remote, { cause: failure.cause });
  } catch {
    return failure;
  }
}

/** The loader of a page: one state per screen of the registry, kept until the next full load. */
export function createScreenLoads(loadOnce: LoadOnce) {
  const store = createStore<Record<string, ScreenLoad>>(() => ({}));
  const underWay = new Map<string, Promise<void>>();
  const tried = new Set<string>();
  const keyOf = (route: LiveRoute) => `${route.remote.name}/${route.screen}`;
  const set = (key: string, load: ScreenLoad) => store.setState({ [key]: load });

  async function run(route: LiveRoute): Promise<void> {
    const key = keyOf(route);
    const started = Date.now();
    set(key, { state: 'loading' });
    for (let attempt = 0; ; attempt += 1) {
      try {
        if (!route.available) throw new LoadFailure('unavailable', route.remote);
        const again = tried.has(key);
        tried.add(key);
        const Screen = await withDeadline(loadOnce(route, again), route);
        noteLoad(route.remote, route.screen, Date.now() - started);
        set(key, { state: 'ready', Screen });
        return;
      } catch (error) {
        const failure = classifyFailure(error, route.remote);
        const backoff = failure.kind === 'unavailable' ? undefined : RETRY_BACKOFF_MS[attempt];
        if (backoff === undefined) {
          const told = await withHttpStatus(failure, route);
          const id = noteFailure(route.remote, told.kind, told);
          set(key, { state: 'failed', failure: told, id });
          return;
        }
        await wait(backoff);
      }
    }
  }

  return {
    store,

    /** Where the route's screen stands. */
    of: (route: LiveRoute): ScreenLoad => store.getState()[keyOf(route)] ?? idle,

    /** Starts loading the route's screen unless it is there or on its way; after a failure it begins anew. */
    load(route: LiveRoute): Promise<void> {
      const key = keyOf(route);
      if (store.getState()[key]?.state === 'ready') return Promise.resolve();
      const running = underWay.get(key) ?? run(route).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running;
    },
  };
}

/** The loader of a page. */
export type ScreenLoads = ReturnType<typeof createScreenLoads>;
