import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { satisfy } from '@module-federation/runtime-core';
import { readRegistry, type RegisteredRemote } from '@nzuko/contract';
import { readContract } from '@nzuko/contract/read-contract';

import { sharedVersions } from '../../federation/sharedModules.js';
import { readJson, releasesDirectory } from '../paths';
import { entryOf, registeredRemote, type FederationManifest } from './registeredRemote';
import { isPublication } from './historyEntry';
import { readRegistryFile, releaseFolder, type Release } from './registryFile';
import { changedFiles } from './releaseFiles';
import { readHistory } from './releaseHistory';
import { takenPaths } from './takenPaths';

/** Bytes, brotli. A larger entry contains code that belongs in a screen or in the host. */
const ENTRY_BUDGET = 6_000;
/** Bytes, brotli: all scripts that a screen needs in addition to the entry. */
const SCREEN_BUDGET = 90_000;

/** Packages a remote must take from the host; its own copy would be a second store, router, style sheet or federation runtime. */
const HOST_ONLY =
  /node_modules\/(react|react-dom|react-router|styled-components|zustand|axios|@module-federation\/[\w-]+)\//;

const bytes = (file: string) => (existsSync(file) ? statSync(file).size : 0);
const compressed = (file: string) => bytes(`${file}.br`) || bytes(file);

/** Scripts that the manifest names and that aren't there. */
function missingScripts(folder: string, manifest: FederationManifest): string[] {
  const named = manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
  return [entryOf(manifest), ...new Set(named)]
    .filter((file) => bytes(path.join(folder, file)) === 0)
    .map((file) => `${file} is missing or empty`);
}

function faultsOfSize(folder: string, manifest: FederationManifest): string[] {
  const entry = compressed(path.join(folder, entryOf(manifest)));
  const heavy = manifest.exposes.flatMap((screen) => {
    const sizes = screen.assets.js.sync.map((file) => compressed(path.join(folder, file)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    return total > SCREEN_BUDGET
      ? [`${screen.path} needs ${total} bytes of script (at most ${SCREEN_BUDGET})`]
      : [];
  });
  return [
    ...(entry > ENTRY_BUDGET ? [`the entry has ${entry} bytes (at most ${ENTRY_BUDGET})`] : []),
    ...heavy,
  ];
}

/** Paths the release's isolation page loads; empty if the release has none. */
export function filesOfPage(folder: string): string[] {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return [];
  const named = readFileSync(page, 'utf8').matchAll(/(?:src|href)="(\.[^"]+)"/g);
  return [...named].map(([, file = '']) => file);
}

function faultsOfShared(folder: string, { shared }: FederationManifest): string[] {
  const versions: Record<string, string> = sharedVersions();
  const expected = (name: string) => versions[name] ?? versions[`${name.split('/')[0]}/`];
  const wrong = shared.flatMap(({ name, version, requiredVersion = version }) => {
    const offered = expected(name);
    if (offered !== undefined && satisfy(offered, requiredVersion)) return [];
    return [`needs ${name} ${requiredVersion}, but the shell has ${offered ?? 'none'}`];
  });
  const copies = readdirSync(folder)
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) =>
      (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { sources: string[] }).sources
        .map((source) => HOST_ONLY.exec(source)?.[1])
        .filter((name) => name !== undefined)
        .map((name) => `${file.replace(/\.map$/, '')} contains its own copy of ${name}`),
    );
  return [...wrong, ...new Set(copies)];
}

/**
 * Checks what would break if this release went live: files that aren't what was built, missing files, a contract that breaks the schema or that
 * the shell does not know, screens without a module, different shared versions than the shell's, a second React, too many
 * bytes, a path that one of the others has (by default, the live ones), an isolation page without its harness. Empty if the
 * release is fine.
 */
export async function verifyRelease(
  release: Release,
  {
    directory = releasesDirectory,
    others,
  }: { directory?: string; others?: RegisteredRemote[] } = {},
): Promise<string[]> {
  const folder = releaseFolder(release, directory);
  if (!existsSync(path.join(folder, 'remote.json'))) return ['is not published'];
  const published = readHistory(directory).findLast(
    (entry) =>
      isPublication(entry) && entry.remote === release.name && entry.to === release.version,
  );
  const changed = changedFiles(folder, published?.files);
  if (changed.length > 0) return changed;
  const { contract, faults } = readContract(readJson(folder, 'remote.json'));
  if (!contract)
    return faults.map(({ pointer, message }) => `remote.json: ${pointer || '/'} ${message}`);
  const manifest = readJson<FederationManifest>(folder, 'mf-manifest.json');
  const missing = missingScripts(folder, manifest);
  if (missing.length > 0) return missing;
  const remote = await registeredRemote(release, directory);
  const screens = remote.routes.map(({ screen }) => screen);
  return [
    ...(contract.name === release.name ? [] : [`remote.json names ${contract.name}`]),
    ...screens
      .filter((screen) => !(screen in remote.screens))
      .map((screen) => `${screen} is not exposed`),
    ...faultsOfSize(folder, manifest),
    ...filesOfPage(folder)
      .filter((file) => bytes(path.join(folder, file)) === 0)
      .map((file) => `${file}, which index.html refers to, is missing or empty`),
    ...faultsOfShared(folder, manifest),
    ...takenPaths(
      remote,
      others ?? readRegistryFile(directory).remotes.filter(({ name }) => name !== release.name),
    ).map((path) => `${path} is taken`),
    ...readRegistry({ remotes: [remote] }).faults.map((fault) =>
      fault.slice(`${release.name}: `.length),
    ),
  ];
}
