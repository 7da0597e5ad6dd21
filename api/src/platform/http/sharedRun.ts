import { setImmediate as turn } from 'node:timers/promises';

/**
 * Lets everyone who asks before `work` begins share one run of it. Whoever asks while it runs waits for the next run: a run
 * that had begun may have seen the database as it was before they asked. At most one runs at a time.
 */
export function sharedRun<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let waiting: Promise<Result> | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const begin = async () => {
    await running;
    // Requests that are read from their sockets in the same turn share a run.
    await turn();
    waiting = null;
    const run = work();
    running = run.catch(() => undefined);
    return run;
  };
  return () => (waiting ??= begin());
}
