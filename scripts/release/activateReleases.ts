import type { RegisteredRemote, Registry } from '@nzuko/contract';

import { releasesDirectory } from '../paths';
import { changeRegistry } from './changeRegistry';
import type { HistoryEntry } from './historyEntry';
import { registeredRemote } from './registeredRemote';
import type { Release } from './registryFile';

/** Rejects if the release must not go live beside these other remotes. */
type CheckRelease = (release: Release, others: RegisteredRemote[]) => Promise<void>;

interface Activation {
  action: 'activate' | 'rollback' | 'start';
  check: CheckRelease;
  directory?: string;
}

/** The live version of a remote. */
export const liveVersion = ({ remotes }: Registry, name: string): string | null =>
  remotes.find((remote) => remote.name === name)?.version ?? null;

/**
 * Makes the chosen releases live in one step, all or none, and ends the canary of each remote that changes. Each is checked
 * against the remotes that will be live with it, so a path can move from one remote to another. Resolves with the recorded
 * entries: none for a version that is live already.
 */
export function activateReleases(
  choose: (registry: Registry) => Release[],
  { action, check, directory = releasesDirectory }: Activation,
): Promise<HistoryEntry[]> {
  return changeRegistry(async (registry) => {
    const releases = choose(registry).filter(
      ({ name, version }) => liveVersion(registry, name) !== version,
    );
    const stays = ({ name }: Release) => !releases.some((release) => release.name === name);
    const next = registry.remotes.filter(stays);
    for (const release of releases) {
      await check(release, next);
      next.push(await registeredRemote(release, directory));
    }
    return {
      registry: {
        ...registry,
        // Sorted by name, so that the same releases always produce the same file.
        remotes: next.sort((one, other) => one.name.localeCompare(other.name)),
        ...(registry.canaries && {
          canaries: registry.canaries.filter(({ remote }) => stays(remote)),
        }),
      },
      entries: releases.map(({ name, version }) => ({
        action,
        remote: name,
        from: liveVersion(registry, name),
        to: version,
      })),
    };
  }, directory);
}
