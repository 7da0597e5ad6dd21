import path from 'node:path';

import { releasesDirectory } from '../paths';
import { hashOf, recordedFiles } from './releaseFiles';
import { registeredRemote } from './registeredRemote';
import { ReleaseError } from './releaseError';
import { releaseFolder, releasePath, type Release } from './registryFile';
import { filesOfPage } from './verifyRelease';

/** Files that the page server doesn't serve: source maps, and programs and markup for itself. */
const NOT_SERVED = /\.(?:map(?:\.\w+)?|cjs|prerendered\.json)$/;
/** Compressed copies beside the files; browsers get these. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Whether a site serves a file of a release by its own name. */
export const isServed = (file: string) => !NOT_SERVED.test(file) && !COMPRESSED.test(file);

const ENCODINGS = ['br', 'gzip', 'identity'];

/** A URL's content, unpacked; null if it isn't served. Rejects with a sentence if there is no answer. */
async function bytesAt(url: URL, encoding: string): Promise<Uint8Array | null> {
  try {
    const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch (error) {
    throw new ReleaseError(`${url.href} could not be loaded: ${(error as Error).message}.`);
  }
}

/** The fault of a served file, or null, in any encoding that a browser may get. */
async function faultOfServed(url: URL, hash: string | undefined): Promise<string | null> {
  for (const encoding of hash ? ENCODINGS : ['identity']) {
    const bytes = await bytesAt(url, encoding);
    if (!bytes) return 'is not served';
    if (hash && hashOf(bytes) !== hash) return `is served with other bytes (${encoding})`;
  }
  return null;
}

/**
 * Compares a release, live or not, as a site serves it, with the record made at build time. Of a release from before the
 * record, and of the isolation page's harness, it only checks that they are served.
 */
export async function faultsOfServed(
  release: Release,
  siteUrl: string,
  directory = releasesDirectory,
): Promise<string[]> {
  const folder = releaseFolder(release, directory);
  const recorded = recordedFiles(folder);
  const { entry, screens } = await registeredRemote(release, directory);
  const at = releasePath(release);
  const hashes = new Map<string, string | undefined>([
    ...[entry, ...Object.values(screens).flat()].map((file): [string, undefined] => [
      file,
      undefined,
    ]),
    ...filesOfPage(folder).map((file): [string, undefined] => [
      path.posix.join(at, file),
      undefined,
    ]),
    ...Object.entries(recorded ?? {})
      .filter(([file]) => isServed(file))
      .map(([file, hash]): [string, string] => [at + file, hash]),
  ]);
  const faults = await Promise.all(
    [...hashes].map(async ([file, hash]) => {
      const fault = await faultOfServed(new URL(file, siteUrl), hash);
      return fault ? [`${file} ${fault}`] : [];
    }),
  );
  return faults.flat();
}
