import path from 'node:path';

import type { RegisteredRemote, RemoteContract } from '@nzuko/contract';

import { readJson, releasesDirectory } from '../paths';
import { integrityOf, scriptsIn } from './releaseFiles';
import { releaseFolder, releasePath, type Release } from './registryFile';

/** The parts of `mf-manifest.json` that we read. */
export interface FederationManifest {
  metaData: { remoteEntry: { path: string; name: string; type?: string } };
  shared: { name: string; version: string; requiredVersion?: string }[];
  exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

/** The path of a release's entry script within its folder. */
export const entryOf = ({ metaData: { remoteEntry } }: FederationManifest) =>
  path.posix.join(remoteEntry.path, remoteEntry.name);

/** Whether a release's entry is an ES module. */
export const isModule = ({ metaData: { remoteEntry } }: FederationManifest) =>
  remoteEntry.type === 'module' || remoteEntry.type === 'esm';

/** The registry entry of a release, read from its folder. */
export async function registeredRemote(
  release: Release,
  directory = releasesDirectory,
): Promise<RegisteredRemote> {
  const { name, version } = release;
  const folder = releaseFolder(release, directory);
  const { contract, routes, redirects, nav, flags, events, slots } = readJson<RemoteContract>(
    folder,
    'remote.json',
  );
  const manifest = readJson<FederationManifest>(folder, 'mf-manifest.json');
  const served = (file: string) => releasePath(release) + file;
  const integrity = (file: string) => integrityOf(path.join(folder, file));
  const scripts = isModule(manifest)
    ? scriptsIn(folder)
    : [...new Set(manifest.exposes.flatMap(({ assets }) => assets.js.sync))];
  return {
    name,
    version,
    contract,
    entry: served(entryOf(manifest)),
    integrity: integrity(entryOf(manifest)),
    ...(isModule(manifest) && { type: 'module' as const }),
    routes,
    redirects,
    nav,
    flags,
    events,
    slots,
    screens: Object.fromEntries(
      manifest.exposes.map((exposed) => [exposed.path, exposed.assets.js.sync.map(served)]),
    ),
    scriptIntegrity: Object.fromEntries(scripts.map((file) => [served(file), integrity(file)])),
  };
}
