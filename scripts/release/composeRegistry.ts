import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { RemoteContract } from 'shared-ui/page';

import type { RegisteredRemote, Registry } from '../../shell/src/registry/registryTypes';
import { readJson, releasesDirectory } from '../paths';

interface FederationManifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

/** One version of one remote. */
export interface Release {
  name: string;
  version: string;
}

/** The folder of a remote's release; the path under which it is served has the same shape. */
export const releaseFolder = (name: string, version: string, directory = releasesDirectory) =>
  path.join(directory, name, version);

/** What the registry says of one release, read from the files of its folder. */
async function describeRelease(
  { name, version }: Release,
  directory: string,
): Promise<RegisteredRemote> {
  const folder = releaseFolder(name, version, directory);
  const { contract, routes, redirects } = readJson<RemoteContract>(folder, 'remote.json');
  const manifest = readJson<FederationManifest>(folder, 'mf-manifest.json');
  const served = (file: string) => `/remotes/${name}/${version}/${file}`;
  const entryFile = path.posix.join(
    manifest.metaData.remoteEntry.path,
    manifest.metaData.remoteEntry.name,
  );
  const digest = createHash('sha384')
    .update(await readFile(path.join(folder, entryFile)))
    .digest('base64');
  return {
    name,
    version,
    contract,
    entry: served(entryFile),
    integrity: `sha384-${digest}`,
    routes,
    redirects,
    screens: Object.fromEntries(
      manifest.exposes.map((exposed) => [exposed.path, exposed.assets.js.sync.map(served)]),
    ),
  };
}

/** The registry as it stands, or an empty one. */
export function readRegistryFile(directory = releasesDirectory): Registry {
  const file = path.join(directory, 'registry.json');
  return existsSync(file) ? readJson<Registry>(file) : { contract: 1, remotes: [] };
}

/**
 * Makes exactly these releases live. The file changes in one step, so no page ever sees half of it; nothing is written
 * when nothing changes.
 */
export async function activateReleases(
  releases: Release[],
  directory = releasesDirectory,
): Promise<Registry> {
  const remotes = await Promise.all(releases.map((release) => describeRelease(release, directory)));
  const registry: Registry = { contract: 1, remotes };
  const text = `${JSON.stringify(registry, null, 2)}\n`;
  const file = path.join(directory, 'registry.json');
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return registry;
  await mkdir(directory, { recursive: true });
  await writeFile(`${file}.next`, text);
  await rename(`${file}.next`, file);
  return registry;
}
