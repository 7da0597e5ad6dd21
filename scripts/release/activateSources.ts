import type { RegisteredRemote, Registry } from '@nzuko/contract';

import { releasesDirectory } from '../paths';
import { activateReleases, liveVersion } from './activateReleases';
import { changeRegistry } from './changeRegistry';
import type { Release } from './registryFile';
import { registeredRemote } from './registeredRemote';
import { ReleaseError } from './releaseError';
import { choiceOf } from './releaseHistory';
import { takenPaths } from './takenPaths';

const isTried = ({ canaries = [] }: Registry, name: string) =>
  canaries.some(({ remote }) => remote.name === name);

/** Of two remotes with one path, pages would leave out the one that comes second in the alphabet, with only a line in the log. */
async function requireOwnPaths(
  release: Release,
  others: RegisteredRemote[],
  directory: string,
): Promise<void> {
  const faults = takenPaths(await registeredRemote(release, directory), others);
  if (faults.length > 0) throw new ReleaseError(`${release.name}: ${faults.join(', ')}.`);
}

/**
 * Makes the builds of all current sources live, for `npm start`. Remotes that somebody has released, is trying or has retired
 * stay unchanged, as do remotes without sources here, unless an earlier `npm start` made them live. Rejects if two of them have
 * the same path.
 */
export async function activateSources(
  builds: Release[],
  report: (line: string) => void,
  directory = releasesDirectory,
): Promise<void> {
  const isOurs = (name: string, live: string | null) =>
    choiceOf(name, live, directory)?.action === 'start';
  await activateReleases(
    (registry) =>
      builds.filter(({ name, version }) => {
        const live = liveVersion(registry, name);
        const choice = choiceOf(name, live, directory);
        const isFree = live === null && choice?.action !== 'retire';
        if (isFree || live === version || (isOurs(name, live) && !isTried(registry, name)))
          return true;
        const by = choice?.by ?? 'somebody';
        const kept = live
          ? `at ${live}, which ${by} released`
          : `off the site, as ${by} retired it`;
        report(
          `${name} stays ${kept}; for these sources: npm run release -- activate ${name} ${version}`,
        );
        return false;
      }),
    {
      action: 'start',
      check: (release, others) => requireOwnPaths(release, others, directory),
      directory,
    },
  );
  await changeRegistry((registry) => {
    const hasSources = (name: string) => builds.some((build) => build.name === name);
    const gone = registry.remotes.filter(
      ({ name, version }) => !hasSources(name) && isOurs(name, version) && !isTried(registry, name),
    );
    for (const { name } of gone) report(`${name} is off the site: it has no sources left`);
    return {
      registry: { ...registry, remotes: registry.remotes.filter((one) => !gone.includes(one)) },
      entries: gone.map(({ name, version }) => ({
        // Unlike a retired remote, it comes back with its sources.
        action: 'start',
        remote: name,
        from: version,
        to: null,
      })),
    };
  }, directory);
}
