import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { satisfy } from '@module-federation/runtime-core';
import { liveRegistryOf, type RegisteredRemote } from '@nzuko/contract';
import { readContract } from '@nzuko/contract/read-contract';

import { sharedVersions } from '../../federation/sharedModules.js';
import { moduleFiles } from '../build/screenFile.js';
import { readJson, releasesDirectory } from '../paths';
import { faultsOfNav } from './faultsOfNav';
import { entryOf, registeredRemote, type FederationManifest } from './registeredRemote';
import { readRegistryFile, releaseFolder, type Release } from './registryFile';
import { readReleaseFile, RELEASE_FILE } from './import/releaseFile';
import { changedFiles, scriptsIn } from './releaseFiles';
import { faultsOfSize } from './releaseSizes';
import { publicationOf } from './releaseHistory';
import { takenPaths } from './takenPaths';

/** Packages a remote must take from the host; its own copy would be a second store, router, style sheet or federation runtime. */
const HOST_ONLY =
  /node_modules\/(react|react-dom|react-router|styled-components|zustand|axios|@module-federation\/[\w-]+)\//;

/** Texts by which each build of these packages can be recognized. */
const MARKS = {
  react: 'React.Children.only expected to receive',
  'react-dom': 'https://react.dev/errors/',
  'styled-components': 'data-styled-version',
};

/** The parts of a remote that must not clash with another's. */
type OtherRemote = Pick<RegisteredRemote, 'name' | 'routes' | 'redirects' | 'nav'>;

const bytes = (file: string) => (existsSync(file) ? statSync(file).size : 0);

/** Scripts that the manifest names but that are missing. */
function missingScripts(folder: string, manifest: FederationManifest): string[] {
  const named = manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
  return [entryOf(manifest), ...new Set(named)]
    .filter((file) => bytes(path.join(folder, file)) === 0)
    .map((file) => `${file} is missing or empty`);
}

/** Paths the release's isolation page loads; empty if the release has none. */
export function filesOfPage(folder: string): string[] {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return [];
  const named = readFileSync(page, 'utf8').matchAll(/(?:src|href)="(\.[^"]+)"/g);
  return [...named].map(([, file = '']) => file);
}

/** A release from elsewhere declares its own runtime; ours are lent the host's. */
const isWithOwnRuntime = (folder: string) =>
  existsSync(path.join(folder, RELEASE_FILE)) &&
  readReleaseFile(readJson(folder, RELEASE_FILE)).federation === 'own';

function faultsOfShared(
  folder: string,
  { shared }: FederationManifest,
  hasOwnRuntime: boolean,
): string[] {
  const versions: Record<string, string> = sharedVersions();
  const expected = (name: string) => versions[name] ?? versions[`${name.split('/')[0]}/`];
  const wrong = shared.flatMap(({ name, version, requiredVersion = version }) => {
    const offered = expected(name);
    if (offered !== undefined && satisfy(offered, requiredVersion)) return [];
    return [`needs ${name} ${requiredVersion}, but the shell has ${offered ?? 'none'}`];
  });
  const copies = scriptsIn(folder)
    .filter((file) => existsSync(path.join(folder, `${file}.map`)))
    .flatMap((file) =>
      readJson<{ sources: string[] }>(folder, `${file}.map`)
        .sources.map((source) => HOST_ONLY.exec(source)?.[1])
        .filter((name) => name !== undefined)
        .filter((name) => !(hasOwnRuntime && name.startsWith('@module-federation/')))
        .map((name) => `${file} contains its own copy of ${name}`),
    );
  // For builds without source maps.
  const marked = scriptsIn(folder).flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return Object.entries(MARKS)
      .filter(([, mark]) => text.includes(mark))
      .map(([name]) => `${file} contains its own copy of ${name}`);
  });
  return [...wrong, ...new Set([...copies, ...marked])];
}

/**
 * Lists what would break if this release went live: files changed since the build, missing files, a contract that breaks the
 * schema or that the shell doesn't know, screens and slots without a module, shared versions that differ from the shell's, a
 * second React, too many bytes, a path or a nav entry that another remote has (`others`, by default the live ones), a nav bar
 * without room, an isolation page without its harness. Empty if the release is fine.
 */
export async function verifyRelease(
  release: Release,
  { directory = releasesDirectory, others }: { directory?: string; others?: OtherRemote[] } = {},
): Promise<string[]> {
  const folder = releaseFolder(release, directory);
  if (!existsSync(path.join(folder, 'remote.json'))) return ['is not published'];
  const changed = changedFiles(folder, publicationOf(release, directory)?.files);
  if (changed.length > 0) return changed;
  const { contract, faults } = readContract(readJson(folder, 'remote.json'));
  if (!contract)
    return faults.map(({ pointer, message }) => `remote.json: ${pointer || '/'} ${message}`);
  const manifest = readJson<FederationManifest>(folder, 'mf-manifest.json');
  const missing = missingScripts(folder, manifest);
  if (missing.length > 0) return missing;
  const remote = await registeredRemote(release, directory);
  const beside =
    others ?? readRegistryFile(directory).remotes.filter(({ name }) => name !== release.name);
  const hasOwnRuntime = isWithOwnRuntime(folder);
  const modules = Object.keys(moduleFiles(contract));
  return [
    ...(contract.name === release.name ? [] : [`remote.json names ${contract.name}`]),
    ...modules
      .filter((module) => !(module in remote.screens))
      .map((module) => `${module} is not exposed`),
    ...(await faultsOfSize(folder, manifest, hasOwnRuntime)),
    ...filesOfPage(folder)
      .filter((file) => bytes(path.join(folder, file)) === 0)
      .map((file) => `${file}, which index.html refers to, is missing or empty`),
    ...faultsOfShared(folder, manifest, hasOwnRuntime),
    ...takenPaths(remote, beside),
    ...faultsOfNav(remote, beside),
    ...liveRegistryOf({ remotes: [remote] }).faults.map((fault) =>
      fault.slice(`${release.name}: `.length),
    ),
  ];
}
