import { readFile, stat } from 'node:fs/promises';

import { readRegistry, type RegistryReading } from '../src/registry/readRegistry';

/** The registry as it stands on disk: its text for the page, and what it says for preloads and titles. */
export interface LiveRegistry extends RegistryReading {
  text: string;
}

/** Reads `registry.json` anew whenever the file has changed, so that an activation needs no restart. */
export function watchRegistryFile(file: string): () => Promise<LiveRegistry> {
  let known: { changed: number; registry: LiveRegistry } | null = null;
  return async () => {
    const { mtimeMs } = await stat(file);
    if (known?.changed !== mtimeMs) {
      const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
      const registry = { text: JSON.stringify(parsed), ...readRegistry(parsed) };
      known = { changed: mtimeMs, registry };
    }
    return known.registry;
  };
}
