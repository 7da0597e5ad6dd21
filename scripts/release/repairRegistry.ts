import type { RegisteredRemote, Registry } from '@nzuko/contract';

import { releasesDirectory } from '../paths';
import { signed, type HistoryEntry } from './historyEntry';
import { registeredRemote } from './registeredRemote';
import {
  keepSpoilt,
  readLastGood,
  readSoundRegistry,
  writeRegistryFile,
  type Release,
} from './registryFile';
import { withRegistryLock } from './registryLock';
import { ReleaseError } from './releaseError';
import { extendHistory, liveByHistory } from './releaseHistory';
import { repairEntries } from './repairEntries';
import { verifyRelease } from './verifyRelease';

/** The releases that may go live together, without those that no longer pass the checks. */
async function soundRemotes(
  releases: Release[],
  report: (line: string) => void,
  directory: string,
): Promise<RegisteredRemote[]> {
  const remotes: RegisteredRemote[] = [];
  for (const release of releases) {
    const faults = await verifyRelease(release, { directory, others: remotes });
    if (faults.length === 0) remotes.push(await registeredRemote(release, directory));
    else report(`${release.name}@${release.version} is left out: ${faults.join('; ')}`);
  }
  return remotes;
}

/**
 * Restores an unusable registry from the last good one, or else from the history, and keeps the corrupt file. In a usable one,
 * fixes single remotes' entries that aren't.
 */
export async function repairRegistry(
  report: (line: string) => void,
  directory = releasesDirectory,
): Promise<HistoryEntry[]> {
  const restored = await restoreFile(report, directory);
  return restored.length > 0 ? restored : repairEntries(report, directory);
}

/** Resolves with no entry if the file is usable. */
function restoreFile(report: (line: string) => void, directory: string): Promise<HistoryEntry[]> {
  return withRegistryLock(directory, async () => {
    if (readSoundRegistry(directory)) return [];
    const good = readLastGood(directory);
    let remotes = await soundRemotes(good?.remotes ?? [], report, directory);
    if (remotes.length === 0) {
      remotes = await soundRemotes(liveByHistory(directory), report, directory);
    }
    if (remotes.length === 0) {
      throw new ReleaseError(
        'Neither the last good registry nor the history names a sound release: delete registry.json and registry.good.json, then activate what should be live.',
      );
    }
    const aside = await keepSpoilt(directory);
    if (aside) report(`the spoilt registry is kept as ${aside}`);
    const changes = signed(
      remotes.map(({ name, version }) => ({
        action: 'repair',
        remote: name,
        from: null,
        to: version,
      })),
    );
    const isLive = ({ remote }: { remote: Release }) =>
      remotes.some(({ name }) => name === remote.name);
    const registry: Registry = {
      contract: 1,
      remotes,
      canaries: good?.canaries?.filter(isLive) ?? [],
      ...(good?.flags && { flags: good.flags }),
    };
    await writeRegistryFile({ ...registry, changes }, directory);
    await extendHistory([], directory);
    return changes;
  });
}
