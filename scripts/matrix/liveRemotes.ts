import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import pMap from 'p-map';

import { parseRegistry, type RegisteredRemote } from '@nzuko/contract';

import { copyRelease } from '../release/copyRelease';
import { readRegistryFile, releaseFolder, releasePath } from '../release/registryFile';
import { FILES_RECORD, hashOf } from '../release/releaseFiles';
import { ReleaseError } from '../release/releaseError';
import { isServed } from '../release/servedFiles';

const TIMEOUT_MS = 15_000;
const AT_ONCE = 8;

async function bytesAt(url: URL): Promise<Buffer> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    throw new ReleaseError(`${url.href} could not be loaded: ${(error as Error).message}.`);
  }
}

async function download(remote: RegisteredRemote, site: string, directory: string): Promise<void> {
  const at = new URL(releasePath(remote), site);
  const folder = releaseFolder(remote, directory);
  const record = await bytesAt(new URL(FILES_RECORD, at));
  const hashes = JSON.parse(record.toString()) as Record<string, string>;
  const files = Object.entries(hashes).filter(([file]) => isServed(file));
  await pMap(
    files,
    async ([file, hash]) => {
      const bytes = await bytesAt(new URL(file, at));
      if (hashOf(bytes) !== hash) {
        throw new ReleaseError(`${new URL(file, at).href} isn’t what was released.`);
      }
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, bytes);
    },
    { concurrency: AT_ONCE },
  );
}

async function liveRemotesOf(site: string): Promise<RegisteredRemote[]> {
  const url = new URL('/registry.json', site);
  const text = (await bytesAt(url)).toString();
  try {
    return parseRegistry(text).remotes;
  } catch (error) {
    throw new ReleaseError(`${url.href} ${(error as Error).message}.`);
  }
}

/**
 * Copies the live remotes into a folder of releases: `site`'s, without the files that its page server doesn't serve, so that
 * only the browser renders these; by default this checkout's. Rejects with a sentence.
 */
export async function copyLiveRemotes(
  directory: string,
  site: string | undefined,
): Promise<RegisteredRemote[]> {
  if (!site) {
    const { remotes } = readRegistryFile();
    for (const remote of remotes) await copyRelease(remote, releaseFolder(remote), directory);
    return remotes;
  }
  const remotes = await liveRemotesOf(site);
  for (const remote of remotes) await download(remote, site, directory);
  return remotes;
}
