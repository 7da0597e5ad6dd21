import type { Registry } from '@nzuko/contract';

import { releasesDirectory } from '../paths';
import { signed, type HistoryEntry, type NewEntry } from './historyEntry';
import { keepLastGood, readRegistryFile, writeRegistryFile } from './registryFile';
import { withRegistryLock } from './registryLock';
import { extendHistory } from './releaseHistory';

/** The registry as it shall be, and what the audit trail says about it. */
export interface RegistryChange {
  registry: Registry;
  entries: NewEntry[];
}

/**
 * Changes the registry and records it, one command at a time: `change` sees what the previous one wrote, so its checks hold
 * when its result is written. Nothing is written if nothing changes. Resolves with the recorded entries.
 */
export function changeRegistry(
  change: (registry: Registry) => RegistryChange | Promise<RegistryChange>,
  directory = releasesDirectory,
): Promise<HistoryEntry[]> {
  return withRegistryLock(directory, async () => {
    const file = readRegistryFile(directory);
    const { changes: _recorded, ...before } = file;
    const { registry, entries } = await change(before);
    // The registry is about to forget what its last change recorded.
    await extendHistory([], directory);
    if (file.remotes.length > 0) await keepLastGood(file, directory);
    if (JSON.stringify(registry) === JSON.stringify(before)) return [];
    const changes = signed(entries);
    await writeRegistryFile({ ...registry, changes }, directory);
    await extendHistory([], directory);
    return changes;
  });
}

/** Records what doesn't change the registry. */
export function recordRelease(
  entry: NewEntry,
  directory = releasesDirectory,
): Promise<HistoryEntry> {
  return withRegistryLock(directory, async () => {
    const [recorded] = signed([entry]) as [HistoryEntry];
    await extendHistory([recorded], directory);
    return recorded;
  });
}
