import type { RemoteContract } from '@nzuko/contract';

import { readJson } from '../paths';
import { entryOf, type FederationManifest } from '../release/registeredRemote';
import type { IsolatedRelease } from './isolationPage';

/** The data for a release's isolation page, read from the release folder. */
export const isolatedRelease = (version: string, folder: string): IsolatedRelease => ({
  contract: readJson<RemoteContract>(folder, 'remote.json'),
  version,
  entry: entryOf(readJson<FederationManifest>(folder, 'mf-manifest.json')),
});
