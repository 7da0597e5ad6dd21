import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

import { releasedBy } from './historyEntry';
import { ReleaseError } from './releaseError';

const RETRY_MS = 20;
const WAIT_MS = 30_000;
/** SQLite's code for a lock that somebody else holds. */
const BUSY = 5;

/** Takes the lock and returns a function that releases it; null while somebody else holds it. */
function takeLock(file: string): (() => void) | null {
  // An SQLite file without tables, since Node has no other access to the operating system's locks (decision 0079).
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw error;
  }
}

/**
 * Does `work` while nobody else changes the registry. The operating system releases the lock when its process ends,
 * however that happens, so a killed command blocks nobody.
 */
export async function withRegistryLock<Result>(
  directory: string,
  work: () => Promise<Result>,
  waitMs = WAIT_MS,
): Promise<Result> {
  const owner = path.join(directory, '.registry.owner');
  await mkdir(directory, { recursive: true });
  const until = Date.now() + waitMs;
  let release = takeLock(path.join(directory, '.registry.lock'));
  while (!release) {
    if (Date.now() > until) {
      const who = existsSync(owner) ? readFileSync(owner, 'utf8') : 'unknown';
      throw new ReleaseError(
        `Somebody else is changing the registry and does not finish: ${who}. Try again, or stop that process: its lock ends with it.`,
      );
    }
    await wait(RETRY_MS);
    release = takeLock(path.join(directory, '.registry.lock'));
  }
  try {
    const since = new Date().toISOString();
    await writeFile(
      owner,
      `${releasedBy()}, process ${process.pid} on ${hostname()}, since ${since}`,
    );
    return await work();
  } finally {
    release();
  }
}
