import { buildsDirectory, remoteFolders } from '../paths';
import { activateSources } from '../release/activateSources';
import { isPublished } from '../release/registryFile';
import type { Report } from './buildApp';
import { placeBuild } from './placeBuild';
import { isShellCurrent } from './shellHash';
import { sourceRelease } from './sourceRelease';

/** Builds whatever is stale, then makes the remotes live unless somebody has released something else. */
export async function buildSite(report: Report): Promise<void> {
  const releases = remoteFolders().map((folder) => ({ folder, release: sourceRelease(folder) }));
  const missing = releases.filter(({ release }) => !isPublished(release));
  const stale = missing.filter(({ release }) => !isPublished(release, buildsDirectory));
  const count = stale.length + (isShellCurrent() ? 0 : 1);
  if (count > 0) {
    report(`building ${count} of the site's parts …`);
    // Loaded on demand: the bundlers load slowly.
    const { buildParts } = await import('./buildParts');
    await buildParts(stale, report);
  }
  for (const { release } of missing) await placeBuild(release);
  await activateSources(
    releases.map(({ release }) => release),
    report,
  );
}
