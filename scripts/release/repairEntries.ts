import { liveRegistryOf, readNav, type RegisteredRemote } from '@nzuko/contract';

import { changeRegistry } from './changeRegistry';
import type { HistoryEntry, NewEntry } from './historyEntry';
import { registeredRemote } from './registeredRemote';
import { isPublished, releaseFolder, type Release } from './registryFile';
import { ReleaseError } from './releaseError';
import { liveByHistory } from './releaseHistory';
import { verifyRelease } from './verifyRelease';

/** Whether pages can use an entry of the registry. */
const isSound = (remote: RegisteredRemote) =>
  liveRegistryOf({ remotes: [remote] }).faults.length === 0 &&
  readNav([remote]).faults.length === 0;

/** Makes a release's entry again, or says why it can't. */
async function entryOf(
  release: Release,
  others: RegisteredRemote[],
  directory: string,
): Promise<RegisteredRemote | string> {
  if (!isPublished(release, directory)) {
    const folder = releaseFolder(release, directory);
    return `is live, but its files are gone: put ${folder} back`;
  }
  const faults = await verifyRelease(release, { directory, others });
  if (faults.length > 0) return `can’t be put back: ${faults.join('; ')}`;
  return registeredRemote(release, directory);
}

/**
 * Makes entries that pages can't use again, from the published files of the version that went live last, and ends canaries that
 * pages can't use. Reports the remotes that this doesn't fix, such as those whose files are gone, and what to do; rejects with
 * that if nothing is fixed.
 */
export async function repairEntries(
  report: (line: string) => void,
  directory: string,
): Promise<HistoryEntry[]> {
  const unmended: string[] = [];
  const changes = await changeRegistry(async (registry) => {
    const sound = registry.remotes.filter(isSound);
    const lastLive = liveByHistory(directory);
    const remotes: RegisteredRemote[] = [];
    const entries: NewEntry[] = [];
    for (const remote of registry.remotes) {
      const { name } = remote;
      if (sound.includes(remote) && isPublished(remote, directory)) {
        remotes.push(remote);
        continue;
      }
      const { version } = lastLive.find((release) => release.name === name) ?? remote;
      const others = sound.filter((other) => other.name !== name);
      const made = await entryOf({ name, version }, others, directory);
      if (typeof made === 'string') {
        const other = `npm run release -- activate ${name} <version>`;
        unmended.push(`${name}@${version} ${made}, or make another version live: ${other}`);
        remotes.push(remote);
      } else {
        remotes.push(made);
        sound.push(made);
        entries.push({ action: 'repair', remote: name, from: remote.version, to: version });
      }
    }
    const canaries = registry.canaries?.filter(({ remote }) => {
      const { name, version } = remote;
      const canGoOn = isSound(remote) && isPublished(remote, directory);
      if (!canGoOn) {
        const from = remotes.find((live) => live.name === name)?.version ?? null;
        entries.push({ action: 'canary', remote: name, from, to: version, share: 0 });
      }
      return canGoOn;
    });
    return { registry: { ...registry, remotes, ...(canaries && { canaries }) }, entries };
  }, directory);
  if (unmended.length > 0 && changes.length === 0) throw new ReleaseError(unmended.join('\n'));
  unmended.forEach(report);
  return changes;
}
