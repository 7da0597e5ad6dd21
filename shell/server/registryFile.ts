import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import {
  parseRegistry,
  readNav,
  readRegistry,
  type Canary,
  type Registry,
  type RegistryReading,
} from '@nzuko/contract';

import { registryFor } from './canaries';
import type { Trial } from './endedCanaries';

/** The registry for a page: its text to inline, and its parsed form for preloads and titles. */
export interface LiveRegistry extends RegistryReading {
  text: string;
}

/** What is wrong with the released registry: with the file, so that the last good one is served, or with single remotes. */
export interface RegistryFaults {
  file: number;
  remote: number;
}

interface Known {
  registry: Registry;
  live: LiveRegistry;
  faults: RegistryFaults;
}

/** Where faults are told: Fastify's log. */
interface Log {
  error: (what: object, message: string) => void;
}

function readingOf(registry: Registry): LiveRegistry {
  // Only the page server's preloads need the integrity of screens' scripts: each entry knows it by itself.
  const remotes = registry.remotes.map(({ scriptIntegrity: _ofPreloads, ...remote }) => remote);
  const { entries: nav, faults } = readNav(registry.remotes);
  const reading = readRegistry({ ...registry, nav });
  return {
    ...reading,
    text: JSON.stringify({ ...registry, remotes, nav }),
    faults: [...reading.faults, ...faults],
  };
}

/** Differs for each content of the file. Activating replaces it, so two changes may have the same time, but not the inode. */
function stateOf(file: string): string {
  try {
    // For each page. Asynchronously it would go through Node's thread pool, at ten times the cost.
    const { mtimeMs, ino, size } = statSync(file);
    return `${mtimeMs} ${ino} ${size}`;
  } catch (error) {
    return `no file: ${(error as NodeJS.ErrnoException).code}`;
  }
}

/**
 * Re-reads `registry.json` whenever it has changed, so that activating needs no restart, and adds the shell's build. While the
 * file is unusable, the last good one is served: this process's, or the one that the release commands keep beside it. No
 * visitor gets a canary that `hasEnded`.
 */
export function watchRegistryFile(
  file: string,
  shell: string,
  log: Log,
  hasEnded: (canary: Canary) => boolean = () => false,
) {
  const lastGood = path.join(path.dirname(file), 'registry.good.json');
  let known: { state: string; reading: Promise<Known> } | null = null;
  let good: Known | null = null;

  const tell = (error: unknown, message: string) => {
    const id = randomUUID().slice(0, 8);
    log.error({ err: error, errorId: id }, `${message} (docs/operations.md)`);
  };

  async function readGood(name: string): Promise<Known> {
    // The file also says who changed it; that is not for browsers.
    const { contract, remotes, canaries } = parseRegistry(await readFile(name, 'utf8'));
    const registry = { contract, remotes, shell };
    const live = readingOf(registry);
    for (const fault of live.faults)
      tell(new Error(fault), 'the registry is unusable for a remote');
    const faults = { file: 0, remote: live.faults.length };
    return (good = { registry: { ...registry, canaries }, live, faults });
  }

  async function read(): Promise<Known> {
    try {
      return await readGood(file);
    } catch (error) {
      tell(error, 'the registry is unusable, so the last good one is served');
      const { faults, ...kept } = good ?? (await readGood(lastGood));
      return { ...kept, faults: { ...faults, file: 1 } };
    }
  }

  async function now(): Promise<Known> {
    const state = stateOf(file);
    if (known?.state !== state) known = { state, reading: read() };
    return known.reading;
  }

  return {
    /** The registry for a visitor. `visitor` is only called during a canary. */
    async live(visitor: () => string): Promise<LiveRegistry> {
      const { registry, live } = await now();
      const canaries = registry.canaries?.filter((canary) => !hasEnded(canary)) ?? [];
      if (canaries.length === 0) return live;
      return readingOf(registryFor({ ...registry, canaries }, visitor()));
    },
    /** The canaries in the file, each with the live version; also those that have ended. */
    async trials(): Promise<Trial[]> {
      const { remotes, canaries = [] } = (await now()).registry;
      return canaries.flatMap((canary) => {
        const live = remotes.find(({ name }) => name === canary.remote.name);
        return live ? [{ canary, live }] : [];
      });
    },
    /** What is wrong with the file as it is now. */
    faults: async (): Promise<RegistryFaults> => (await now()).faults,
  };
}
