import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running PostgreSQL server, as its `postmaster.pid` tells. */
export interface Postmaster {
  pid: number;
  port: number;
  status: string;
}

const POLL_MS = 10;

/** Reads `postmaster.pid`: the process on line 1, the port on line 4, the state on line 8, as `pg_ctl` does. */
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
 * The server that a former process left running on this data, or null. A file that names a dead process, or a living
 * one that is some other program by now, is removed: PostgreSQL would refuse to start beside it.
 */
export function findLivePostmaster(dataFolder: string): Postmaster | null {
  const postmaster = readPostmaster(dataFolder);
  if (!postmaster) return null;
  if (isAlive(postmaster.pid) && servesFolder(postmaster.pid, dataFolder)) return postmaster;
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
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
    if (postmaster?.status === 'ready') return postmaster;
    if (Date.now() > deadline) {
      throw new Error(`PostgreSQL was not ready after ${timeoutMs} ms (${dataFolder})`);
    }
    await sleep(POLL_MS);
  }
  return null;
}

/** Stops a server: clients are cut off and all is written to disk; one that hangs is ended, and recovers at next start. */
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
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return processState(pid) !== 'Z';
}

/** The state letter of `/proc/<pid>/stat`; a zombie answers signals but serves nobody. */
function processState(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] ?? null;
  } catch {
    return null;
  }
}

/** A process number may have been given to another program since; a postmaster's working folder is its data. */
function servesFolder(pid: number, dataFolder: string): boolean {
  if (!existsSync('/proc/self/cwd')) return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataFolder);
  } catch {
    return false;
  }
}
