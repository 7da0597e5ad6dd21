import { readFile, stat } from 'node:fs/promises';

import { readRegistry, type Registry, type RegistryReading } from 'contract';

import { registryFor } from './canaries';

/** The registry for a page: its text to inline, and its parsed form for preloads and titles. */
export interface LiveRegistry extends RegistryReading {
  text: string;
}

function readingOf(registry: Registry): LiveRegistry {
  return { text: JSON.stringify(registry), ...readRegistry(registry) };
}

/**
 * Re-reads `registry.json` whenever it has changed, so that activating needs no restart, and adds the shell's build.
 * `visitor` is only called during a canary.
 */
export function watchRegistryFile(
  file: string,
  shell: string,
): (visitor: () => string) => Promise<LiveRegistry> {
  let known: { state: string; registry: Registry; live: LiveRegistry } | null = null;
  return async (visitor) => {
    // Activating replaces the file, so the inode distinguishes two changes with the same timestamp.
    const { mtimeMs, ino } = await stat(file);
    const state = `${mtimeMs} ${ino}`;
    if (known?.state !== state) {
      // The file also says who changed it; that is not for browsers.
      const { contract, remotes, canaries } = JSON.parse(await readFile(file, 'utf8')) as Registry;
      const live = { contract, remotes, shell };
      known = { state, registry: { ...live, canaries }, live: readingOf(live) };
    }
    const { registry, live } = known;
    return registry.canaries?.length ? readingOf(registryFor(registry, visitor())) : live;
  };
}
