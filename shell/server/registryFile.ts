import { readFile, stat } from 'node:fs/promises';

import { readRegistry, type RegistryReading } from '../src/registry/readRegistry';
import type { Registry } from '../src/registry/registryTypes';
import { registryFor } from './canaries';

/** The registry as a page gets it: its text for the page, and what it says for preloads and titles. */
export interface LiveRegistry extends RegistryReading {
  text: string;
}

function readingOf(registry: Registry): LiveRegistry {
  return { text: JSON.stringify(registry), ...readRegistry(registry) };
}

/**
 * Reads `registry.json` anew whenever the file has changed, so that an activation needs no restart, and names the shell's
 * build in it. `visitor` is asked for only while a version is on trial.
 */
export function watchRegistryFile(
  file: string,
  shell: string,
): (visitor: () => string) => Promise<LiveRegistry> {
  let known: { state: string; registry: Registry; live: LiveRegistry } | null = null;
  return async (visitor) => {
    // An activation replaces the file: its inode tells two of them apart within one tick of the clock.
    const { mtimeMs, ino } = await stat(file);
    const state = `${mtimeMs} ${ino}`;
    if (known?.state !== state) {
      const released = JSON.parse(await readFile(file, 'utf8')) as Registry;
      const registry = { ...released, shell };
      const { canaries: _onTrial, ...live } = registry;
      known = { state, registry, live: readingOf(live) };
    }
    const { registry, live } = known;
    return registry.canaries?.length ? readingOf(registryFor(registry, visitor())) : live;
  };
}
