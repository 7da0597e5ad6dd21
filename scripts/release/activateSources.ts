import { releasesDirectory } from '../paths';
import { activateReleases, liveVersion } from './activateReleases';
import { changeRegistry } from './changeRegistry';
import type { Release } from './registryFile';
import { choiceOf } from './releaseHistory';

/**
 * Makes the builds of all sources at hand live, for `npm start`. What somebody has released stays as it is, and so does a
 * remote without sources here, unless it was an earlier `npm start` that put it there.
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
        const isTried = registry.canaries?.some(({ remote }) => remote.name === name);
        if (!live || live === version || (isOurs(name, live) && !isTried)) return true;
        const by = choiceOf(name, live, directory)?.by ?? 'somebody';
        report(
          `${name} stays at ${live}, which ${by} released; for these sources: npm run release -- activate ${name} ${version}`,
        );
        return false;
      }),
    { action: 'start', check: async () => undefined, directory },
  );
  await changeRegistry((registry) => {
    const hasSources = (name: string) => builds.some((build) => build.name === name);
    const gone = registry.remotes.filter(
      ({ name, version }) => !hasSources(name) && isOurs(name, version),
    );
    for (const { name } of gone) report(`${name} is off the site: it has no sources any more`);
    return {
      registry: { ...registry, remotes: registry.remotes.filter((one) => !gone.includes(one)) },
      entries: gone.map(({ name, version }) => ({
        action: 'retire',
        remote: name,
        from: version,
        to: null,
      })),
    };
  }, directory);
}
