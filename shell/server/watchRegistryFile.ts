import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { parseRegistry, type Registry } from '@nzuko/contract';
import { LRUCache } from 'lru-cache';

import { flagsFor, NOBODY } from './flags';
import { lostReleases } from './lostReleases';
import { pageRegistryOf, type PageRegistry } from './pageRegistry';

/** Enough for the combinations of the few canaries and flags that are partly on at a time. */
const MOST_OTHERS = 64;

/** After a temporary failure, such as too many open files, the file is read again after this long: its state won't change. */
const READ_AGAIN_MS = 1_000;

/** Counts faults: of the file, so that the last good one is served, and of single remotes and their files. */
export interface RegistryFaults {
  file: number;
  remote: number;
}

interface Known {
  registry: Registry;
  live: PageRegistry;
  /** The variants that some visitors get in its place, by their differences. */
  others: LRUCache<string, PageRegistry>;
  faults: RegistryFaults;
}

/** Where faults are logged: Fastify's log. */
export interface Log {
  error: (what: object, message: string) => void;
}

/** Differs for each content of the file. Activating replaces it, so two changes may share a time, but not an inode. */
function stateOf(file: string): string {
  try {
    // Runs for each page: asynchronously, through Node's thread pool, it would cost ten times as much.
    const { mtimeMs, ino, size } = statSync(file);
    return `${mtimeMs} ${ino} ${size}`;
  } catch (error) {
    return `no file: ${(error as NodeJS.ErrnoException).code}`;
  }
}

/**
 * Re-reads `registry.json` whenever it has changed, so that activating needs no restart, and adds the shell's build. While the
 * file is unusable, it gives the last good one: this process's, or the one that the release commands keep beside it.
 */
export function watchRegistryFile(file: string, shellBuildId: string, log: Log) {
  const folder = path.dirname(file);
  const lastGood = path.join(folder, 'registry.good.json');
  let known: { state: string; reading: Promise<Known> } | null = null;
  let good: Known | null = null;
  let readAgainAt = Infinity;
  let lost: string[] = [];

  const tell = (error: unknown, message: string) => {
    const id = randomUUID().slice(0, 8);
    log.error({ err: error, errorId: id }, `${message} (docs/operations.md)`);
  };

  /** Logs each release whose files are gone, once, and returns how many there are. */
  function noteLost(registry: Registry): number {
    const before = lost;
    lost = lostReleases(registry, folder);
    for (const release of lost.filter((one) => !before.includes(one)))
      tell(new Error(`${release}: its files are gone`), 'the registry is unusable for a remote');
    return lost.length;
  }

  /** Loads a registry that can be used as a whole, which is then the last good one. Logs the faults of single remotes. */
  async function load(name: string): Promise<Known> {
    // The file also says who changed it, which browsers mustn't get.
    const { contract, remotes, canaries, flags } = parseRegistry(await readFile(name, 'utf8'));
    const registry = { contract, remotes, shell: shellBuildId, flags };
    const live = pageRegistryOf(registry, flagsFor(remotes, flags, NOBODY));
    for (const fault of live.faults)
      tell(new Error(fault), 'the registry is unusable for a remote');
    const faults = { file: 0, remote: live.faults.length };
    const others = new LRUCache<string, PageRegistry>({ max: MOST_OTHERS });
    noteLost({ ...registry, canaries });
    return (good = { registry: { ...registry, canaries }, live, others, faults });
  }

  async function read(): Promise<Known> {
    try {
      return await load(file);
    } catch (error) {
      tell(error, 'the registry is unusable, so the last good one is served');
      const { code } = error as NodeJS.ErrnoException;
      if (code && code !== 'ENOENT') readAgainAt = Date.now() + READ_AGAIN_MS;
      const { faults, ...kept } = good ?? (await load(lastGood));
      return { ...kept, faults: { ...faults, file: 1 } };
    }
  }

  async function now(): Promise<Known> {
    const state = stateOf(file);
    if (known?.state !== state || Date.now() >= readAgainAt) {
      readAgainAt = Infinity;
      known = { state, reading: read() };
    }
    return known.reading;
  }

  return { now, noteLost };
}
