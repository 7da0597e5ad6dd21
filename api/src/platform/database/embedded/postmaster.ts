import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running PostgreSQL server, according to its `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  status: string;
}

const POLL_MS = 10;

/** Parses `postmaster.pid` like `pg_ctl` does: process on line 1, port on line 4, state on line 8. */
export function readPostmaster(dataFolder: string): Postmaster | null {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return null;
    return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
  } catch {
    return null;
  }
}

/**
 * The server that a former process left running on this data, or null. Removes a file that names another program, since
 * PostgreSQL would refuse to start. Keeps one that names no running process: PostgreSQL uses it to check that no process of
 * a killed server is left, then removes it.
 */
export function findLivePostmaster(dataFolder: string): Postmaster | null {
  const postmaster = readPostmaster(dataFolder);
  if (!postmaster) return null;
  if (isAlive(postmaster.pid) && servesFolder(postmaster.pid, dataFolder)) return postmaster;
  if (exists(postmaster.pid)) rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
  return null;
}

/** Waits until the server on this data accepts connections; null if it stopped instead. */
export async function waitUntilReady(
  dataFolder: string,
  isGone: () => boolean,
  timeoutMs: number,
): Promise<Postmaster | null> {
  const deadline = Date.now() + timeoutMs;
  while (!isGone()) {
    const postmaster = readPostmaster(dataFolder);
    if (postmaster?.status === 'ready' && isAlive(postmaster.pid)) return postmaster;
    if (Date.now() > deadline) {
      throw new Error(`PostgreSQL was not ready after ${timeoutMs} ms (${dataFolder})`);
    }
    await sleep(POLL_MS);
  }
  return null;
}

/** Stops a server: disconnects clients and flushes to disk. If it hangs it is killed, and recovers on the next start. */
export async function stopPostmaster(pid: number, timeoutMs = 10_000): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return;
      await sleep(POLL_MS);
    }
  }
}

export function isAlive(pid: number): boolean {
  return exists(pid) && processState(pid) !== 'Z';
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The state letter of `/proc/<pid>/stat`; a zombie answers signals but serves nobody. */
function processState(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] ?? null;
  } catch {
    return null;
  }
}

/** The process id may have been reused; a postmaster's working directory is its data folder. */
function servesFolder(pid: number, dataFolder: string): boolean {
  if (!existsSync('/proc/self/cwd')) return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataFolder);
  } catch {
    return false;
  }
}
