import type { RemoteContract } from 'shared-ui/page';

import { readJson, releasesDirectory } from '../paths';
import { entryOf, type FederationManifest } from '../release/registeredRemote';
import { releaseFolder, type Release } from '../release/registryFile';
import type { IsolatedRelease } from './isolationPage';

/** What the isolation page shows of a published release, read from its folder. */
export function isolatedRelease(release: Release, directory = releasesDirectory): IsolatedRelease {
  const folder = releaseFolder(release, directory);
  return {
    contract: readJson<RemoteContract>(folder, 'remote.json'),
    version: release.version,
    entry: entryOf(readJson<FederationManifest>(folder, 'mf-manifest.json')),
  };
}
