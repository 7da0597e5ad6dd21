import type { Registry } from '@nzuko/contract';

import { releasesDirectory } from '../paths';
import { signed, type HistoryEntry, type NewEntry } from './historyEntry';
import { keepLastGood, readRegistryFile, writeRegistryFile } from './registryFile';
import { withRegistryLock } from './registryLock';
import { extendHistory } from './releaseHistory';

/** The new registry, and its entries for the audit trail. */
interface RegistryChange {
  registry: Registry;
  entries: NewEntry[];
}

/**
 * Changes the registry and records it, one command at a time: `change` sees the previous one's result, so its checks still
 * hold when its own is written. Nothing is written if nothing changes. Resolves with the recorded entries.
 */
export function changeRegistry(
  change: (registry: Registry) => RegistryChange | Promise<RegistryChange>,
  directory = releasesDirectory,
): Promise<HistoryEntry[]> {
  return withRegistryLock(directory, async () => {
    const file = readRegistryFile(directory);
    const { changes: _recorded, ...before } = file;
    const { registry, entries } = await change(before);
    // The registry is about to lose its last change's entries.
    await extendHistory([], directory);
    if (file.remotes.length > 0) await keepLastGood(file, directory);
    if (JSON.stringify(registry) === JSON.stringify(before)) return [];
    const changes = signed(entries);
    await writeRegistryFile({ ...registry, changes }, directory);
    await extendHistory([], directory);
    return changes;
  });
}

/** Records an action that doesn't change the registry. */
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
