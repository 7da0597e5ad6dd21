import type { Registry } from 'contract';

import { releasesDirectory } from '../paths';
import { registeredRemote } from './registeredRemote';
import { changeRegistry, type Release } from './registryFile';

/**
 * Makes these releases live in one step; `keepOthers` leaves other remotes as they are. Ends the canary of each remote that
 * changes. Resolves with the registry before and after.
 */
export function activateReleases(
  releases: Release[],
  { keepOthers, directory = releasesDirectory }: { keepOthers: boolean; directory?: string },
): Promise<{ before: Registry; after: Registry }> {
  return changeRegistry(async ({ remotes, canaries = [] }) => {
    const isChosen = ({ name }: Release) => releases.some((release) => release.name === name);
    const chosen = await Promise.all(
      releases.map((release) => registeredRemote(release, directory)),
    );
    const next = [...(keepOthers ? remotes.filter((other) => !isChosen(other)) : []), ...chosen];
    const versionOf = (name: string, list: Release[]) =>
      list.find((remote) => remote.name === name)?.version;
    return {
      contract: 1,
      // Sorted by name, so that the same releases always produce the same file.
      remotes: next.sort((one, other) => one.name.localeCompare(other.name)),
      canaries: canaries.filter(
        ({ remote: { name } }) => versionOf(name, next) === versionOf(name, remotes),
      ),
    };
  }, directory);
}
