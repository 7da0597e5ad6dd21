import type { RemoteContract } from 'shared-ui/page';

import { readJson } from '../paths';
import { entryOf, type FederationManifest } from '../release/registeredRemote';
import type { IsolatedRelease } from './isolationPage';

/** What the isolation page shows of a release, read from its folder. */
export const isolatedRelease = (version: string, folder: string): IsolatedRelease => ({
  contract: readJson<RemoteContract>(folder, 'remote.json'),
  version,
  entry: entryOf(readJson<FederationManifest>(folder, 'mf-manifest.json')),
});
