import type { RemoteContract } from '@nzuko/contract';

import { readJson } from '../paths';
import { entryOf, isModule, type FederationManifest } from '../release/registeredRemote';
import type { IsolatedRelease } from './isolationPage';

/** The data for a release's isolation page, read from the release folder. */
export function isolatedRelease(version: string, folder: string): IsolatedRelease {
  const manifest = readJson<FederationManifest>(folder, 'mf-manifest.json');
  return {
    contract: readJson<RemoteContract>(folder, 'remote.json'),
    version,
    entry: entryOf(manifest),
    ...(isModule(manifest) && { type: 'module' }),
  };
}
