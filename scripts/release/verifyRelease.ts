import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import type { RemoteContract } from 'shared-ui/page';

import { readRegistry } from '../../shell/src/registry/readRegistry';
import { matchesSchema } from '../build/readContract.js';
import { sharedVersions } from '../build/sharedModules.js';
import { readJson, releasesDirectory } from '../paths';
import { entryOf, registeredRemote, type FederationManifest } from './registeredRemote';
import { readRegistryFile, releaseFolder, type Release } from './registryFile';

/** Bytes, brotli. An entry that grows past this carries code that belongs into a screen or into the host. */
const ENTRY_BUDGET = 6_000;
/** Bytes, brotli: all scripts that a screen needs beside the entry. */
const SCREEN_BUDGET = 90_000;

/** What a remote takes from the host; a copy of its own would be a second store, router or style sheet in the page. */
const HOST_ONLY = /node_modules\/(react|react-dom|react-router|styled-components|zustand|axios)\//;

const bytes = (file: string) => (existsSync(file) ? statSync(file).size : 0);
const compressed = (file: string) => bytes(`${file}.br`) || bytes(file);

function faultsOfFiles(folder: string, manifest: FederationManifest): string[] {
  const scripts = (kind: 'sync' | 'async') =>
    manifest.exposes.flatMap(({ assets }) => assets.js[kind]);
  const files = [entryOf(manifest), ...new Set([...scripts('sync'), ...scripts('async')])];
  const missing = files.filter((file) => bytes(path.join(folder, file)) === 0);
  const entry = compressed(path.join(folder, entryOf(manifest)));
  const heavy = manifest.exposes.flatMap((screen) => {
    const sizes = screen.assets.js.sync.map((file) => compressed(path.join(folder, file)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    return total > SCREEN_BUDGET
      ? [`${screen.path} needs ${total} bytes of script (at most ${SCREEN_BUDGET})`]
      : [];
  });
  return [
    ...missing.map((file) => `${file} is missing or empty`),
    ...(entry > ENTRY_BUDGET ? [`the entry has ${entry} bytes (at most ${ENTRY_BUDGET})`] : []),
    ...heavy,
  ];
}

/** What the isolation page of a release loads, by the paths in it; nothing where a release has no such page. */
function filesOfPage(folder: string): string[] {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return [];
  const named = readFileSync(page, 'utf8').matchAll(/(?:src|href)="(\.[^"]+)"/g);
  return [...named].map(([, file = '']) => file);
}

function faultsOfShared(folder: string, { shared }: FederationManifest): string[] {
  const versions: Record<string, string> = sharedVersions();
  const expected = (name: string) => versions[name] ?? versions[`${name.split('/')[0]}/`];
  const wrong = shared
    .filter(({ name, version }) => expected(name) !== version)
    .map(({ name, version }) => `built for ${name} ${version}, the shell brings ${expected(name)}`);
  const copies = readdirSync(folder)
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) =>
      (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { sources: string[] }).sources
        .map((source) => HOST_ONLY.exec(source)?.[1])
        .filter((name) => name !== undefined)
        .map((name) => `${file.replace(/\.map$/, '')} brings a ${name} of its own`),
    );
  return [...wrong, ...new Set(copies)];
}

/**
 * What would go wrong if this release were live: files that are not there, a contract that is not the schema's or that
 * the shell does not know, screens without a module, other shared versions than the shell's, a second React, too many
 * bytes, a path of another live remote, an isolation page without its harness. Empty when nothing would.
 */
export async function verifyRelease(
  release: Release,
  directory = releasesDirectory,
): Promise<string[]> {
  const folder = releaseFolder(release, directory);
  if (!existsSync(path.join(folder, 'remote.json'))) return ['is not published'];
  const contract = readJson<RemoteContract>(folder, 'remote.json');
  if (!matchesSchema(contract)) {
    return (matchesSchema.errors ?? []).map(
      ({ instancePath, message }) => `remote.json: ${instancePath || '/'} ${message}`,
    );
  }
  const manifest = readJson<FederationManifest>(folder, 'mf-manifest.json');
  const missing = faultsOfFiles(folder, manifest);
  if (bytes(path.join(folder, entryOf(manifest))) === 0) return missing;
  const remote = await registeredRemote(release, directory);
  const screens = remote.routes.map(({ screen }) => screen);
  const others = readRegistryFile(directory).remotes.filter(({ name }) => name !== release.name);
  return [
    ...(contract.name === release.name ? [] : [`remote.json names ${contract.name}`]),
    ...screens
      .filter((screen) => !(screen in remote.screens))
      .map((screen) => `${screen} is not exposed`),
    ...missing,
    ...filesOfPage(folder)
      .filter((file) => bytes(path.join(folder, file)) === 0)
      .map((file) => `${file}, which index.html names, is missing or empty`),
    ...faultsOfShared(folder, manifest),
    ...readRegistry({ remotes: [...others, remote] })
      .faults.filter((fault) => fault.startsWith(`${release.name}: `))
      .map((fault) => fault.slice(`${release.name}: `.length)),
  ];
}

/** The files of a release that a site does not serve, by their paths. */
export async function unservedFiles(
  release: Release,
  siteUrl: string,
  directory = releasesDirectory,
): Promise<string[]> {
  const { entry, screens } = await registeredRemote(release, directory);
  const page = entry.replace(/[^/]+$/, 'index.html');
  const isolation = filesOfPage(releaseFolder(release, directory));
  const paths = [
    ...new Set([
      entry,
      ...Object.values(screens).flat(),
      ...(isolation.length > 0 ? [page] : []),
      ...isolation.map((file) => path.posix.join(path.posix.dirname(page), file)),
    ]),
  ];
  const answers = await Promise.all(
    paths.map((file) => fetch(new URL(file, siteUrl), { method: 'HEAD' })),
  );
  return paths.filter((_file, index) => !answers[index]?.ok);
}
