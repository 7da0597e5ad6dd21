import type { Registry } from '../../shell/src/registry/registryTypes';
import { releasesDirectory } from '../paths';
import { registeredRemote } from './registeredRemote';
import { changeRegistry, type Release } from './registryFile';

/**
 * Makes these releases live, in one step; `keepOthers` leaves the remotes that are not among them as they are. What was
 * being tried on a share of visitors ends for a remote that changes. Resolves with the registry before and after.
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
      // By name, so that the same releases always make the same file.
      remotes: next.sort((one, other) => one.name.localeCompare(other.name)),
      canaries: canaries.filter(
        ({ remote: { name } }) => versionOf(name, next) === versionOf(name, remotes),
      ),
    };
  }, directory);
}
