import { existsSync } from 'node:fs';
import path from 'node:path';

import { satisfy } from '@module-federation/runtime-core';

import { readJson, releasesDirectory, shellBuildDirectory } from '../../paths';
import type { FederationManifest } from '../registeredRemote';
import { releaseFolder, type Release } from '../registryFile';
import type { Offer } from './tryScreens';

/** The file in a shell's build that lists its shared modules. */
export const OFFER_FILE = 'shared.json';
/** The file in a release that lists its imports from those. */
const IMPORTS_FILE = 'imports.json';

const jsonIn = <Content>(folder: string, file: string): Content | null =>
  existsSync(path.join(folder, file)) ? readJson<Content>(folder, file) : null;

/** A sentence for each thing that a remote needs of a module and the shell doesn't share. */
function faultsOf(
  { name, version, requiredVersion = version }: FederationManifest['shared'][number],
  offer: Offer,
  imports: readonly string[],
): string[] {
  const offered = offer[name];
  if (!offered) return [`needs ${name}, which the live shell does not share`];
  if (!satisfy(offered.version, requiredVersion)) {
    return [`needs ${name} ${requiredVersion}, but the live shell has ${offered.version}`];
  }
  const remedy =
    version === offered.version
      ? 'raise its version (npm run verify says how far), and release the shell first'
      : 'release the shell first';
  return imports
    .filter((imported) => imported !== 'default' && !offered.exports.includes(imported))
    .map(
      (imported) =>
        `imports ${imported} of ${name} ${version}, which ${name} ${offered.version} of the live shell does not have: ${remedy}`,
    );
}

/**
 * Compares a release's needs of the shared packages with the live shell's offer. No faults for a shell or a release from before
 * these lists, since nothing is known about it.
 */
export function faultsOfImports(
  release: Release,
  { directory = releasesDirectory, shell = shellBuildDirectory } = {},
): string[] {
  const offer = jsonIn<Offer>(shell, OFFER_FILE);
  if (!offer) return [];
  const folder = releaseFolder(release, directory);
  const imports = jsonIn<Record<string, string[]>>(folder, IMPORTS_FILE) ?? {};
  const { shared } = readJson<FederationManifest>(folder, 'mf-manifest.json');
  return shared.flatMap((module) => faultsOf(module, offer, imports[module.name] ?? []));
}
