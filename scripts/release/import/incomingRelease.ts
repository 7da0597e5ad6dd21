import { readContract } from '@nzuko/contract/read-contract';

import { entryOf, type FederationManifest } from '../registeredRemote';
import type { Release } from '../registryFile';
import { FILES_RECORD, hashOf } from '../releaseFiles';
import { ReleaseError } from '../releaseError';
import type { IncomingFiles } from './incomingFiles';
import { RELEASE_FILE, readReleaseFile } from './releaseFile';

/** A release from elsewhere, complete in itself. `verifyRelease` checks whether it fits the site. */
export interface IncomingRelease extends Release {
  /** The repository of its sources, by which the site tells whose remote it is. */
  repository: string;
  /** The hash of its record of files: the same for the same bytes. */
  source: string;
  files: IncomingFiles;
}

/** Files that a page may load. Programs and markup for the page server only come from this repository (decision 0098). */
const KIND = /\.(?:js|css|json|map|txt|woff2|png|jpe?g|webp|avif|svg)$/;
const COMPRESSED = /\.(?:br|gz)$/;

const refuse = (message: string): never => {
  throw new ReleaseError(message);
};

function json(files: IncomingFiles, file: string): unknown {
  const bytes = files.get(file) ?? refuse(`It has no ${file}.`);
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return refuse(`${file} is not JSON.`);
  }
}

/** The build's files among all those received: a package has its build in a subfolder, beside other files. */
function buildIn(all: IncomingFiles): IncomingFiles {
  const [found = refuse(`It has no ${RELEASE_FILE}: @nzuko/shell-sdk’s presets write one.`)] = [
    ...all.keys(),
  ]
    .filter((file) => `/${file}`.endsWith(`/${RELEASE_FILE}`))
    .sort((one, other) => one.length - other.length);
  const folder = found.slice(0, -RELEASE_FILE.length);
  return new Map(
    [...all]
      .filter(([file]) => file.startsWith(folder))
      .map(([file, bytes]) => [file.slice(folder.length), bytes]),
  );
}

/** Compares all files with the build's record of them. */
function requireRecorded(files: IncomingFiles): void {
  const record = Object(json(files, FILES_RECORD)) as Record<string, unknown>;
  for (const [file, bytes] of files) {
    if (file === FILES_RECORD) continue;
    if (!(file in record)) refuse(`${file} is not in ${FILES_RECORD}.`);
    if (hashOf(bytes) !== record[file]) refuse(`${file} is not the one that was built.`);
  }
  for (const file of Object.keys(record)) if (!files.has(file)) refuse(`${file} is missing.`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Every file that a manifest names must be one of the release's own. */
function requireManifest(files: IncomingFiles): void {
  const manifest = json(files, 'mf-manifest.json') as FederationManifest;
  try {
    const named = manifest.exposes.flatMap(({ path, assets }) => {
      if (!isText(path)) throw new TypeError('path');
      return [...assets.js.sync, ...assets.js.async];
    });
    const strange = [entryOf(manifest), ...named].find((file) => !files.has(file));
    if (strange !== undefined) refuse(`mf-manifest.json names ${strange}, which is missing.`);
    const isShared = ({ name, version }: FederationManifest['shared'][number]) =>
      isText(name) && isText(version);
    if (!manifest.shared.every(isShared)) throw new TypeError('shared');
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    refuse('mf-manifest.json is no manifest of a federation plugin.');
  }
}

/** Requires the list of the build's imports of shared modules, without which nobody knows whether the shell has them. */
function requireImports(files: IncomingFiles): void {
  const imports = json(files, 'imports.json');
  const isList = (value: unknown) => Array.isArray(value) && value.every(isText);
  if (!isObject(imports) || !Object.values(imports).every(isList)) {
    refuse('imports.json is no list of imports by module.');
  }
}

/** The release in these files; throws a sentence about anything that a preset wouldn't have written. */
export function incomingRelease(all: IncomingFiles): IncomingRelease {
  const files = buildIn(all);
  requireRecorded(files);
  const { version, repository } = readReleaseFile(json(files, RELEASE_FILE));
  const { contract, faults } = readContract(json(files, 'remote.json'));
  if (!contract) {
    const [fault] = faults;
    return refuse(`remote.json: ${fault?.pointer || '/'} ${fault?.message}.`);
  }
  requireManifest(files);
  requireImports(files);
  const strange = [...files.keys()].find((file) => !KIND.test(file) && !COMPRESSED.test(file));
  if (strange) refuse(`${strange} is nothing that a page loads.`);
  const prerendered = contract.routes.find((route) => route.prerender);
  if (prerendered) {
    refuse(`remote.json: ${prerendered.path} cannot be prerendered from elsewhere.`);
  }
  const source = hashOf(files.get(FILES_RECORD) ?? new Uint8Array());
  // Compressed copies are made again, since nobody has compared the content of these.
  for (const file of [FILES_RECORD, ...files.keys()]) {
    if (file === FILES_RECORD || COMPRESSED.test(file)) files.delete(file);
  }
  return { name: contract.name, version, repository, source, files };
}
