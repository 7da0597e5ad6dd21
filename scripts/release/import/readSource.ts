import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

import { ReleaseError } from '../releaseError';
import { download } from './download';
import type { ImportLimits } from './importLimits';
import type { IncomingFiles } from './incomingFiles';
import { readFolder } from './readFolder';
import { readTarball } from './readTarball';

const INTEGRITY = /^(sha256|sha384|sha512)-[A-Za-z0-9+/]+=*$/;
const REMOTE_SOURCE = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Rejects bytes without the expected hash, written as npm and browsers do. */
function requireIntegrity(bytes: Uint8Array, expected: string): void {
  const [, algorithm] = INTEGRITY.exec(expected) ?? [];
  if (!algorithm) throw new ReleaseError(`“${expected}” is no hash; it starts with sha256-.`);
  const found = `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
  if (found !== expected)
    throw new ReleaseError(`The tarball’s hash is ${found}, not ${expected}.`);
}

function webUrl(source: string): URL {
  const url = new URL(source);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new ReleaseError(
      `A release comes from a folder, a tarball, or a URL with https, not ${url.protocol}`,
    );
  }
  return url;
}

async function tarballAt(source: string, limits: ImportLimits): Promise<Uint8Array<ArrayBuffer>> {
  if (REMOTE_SOURCE.test(source)) return download(webUrl(source), limits);
  const { size } = await stat(source);
  if (size > limits.downloadBytes) {
    throw new ReleaseError(`${source} has more than ${limits.downloadBytes} bytes.`);
  }
  return new Uint8Array(await readFile(source));
}

/** The files at a folder, tarball or URL. With `integrity`, the tarball must have that hash; over http, it is needed. */
export async function readSource(
  source: string,
  integrity: string | undefined,
  limits: ImportLimits,
): Promise<IncomingFiles> {
  const isUrl = REMOTE_SOURCE.test(source);
  if (!isUrl) {
    const found = await stat(source).catch(() => null);
    if (!found) throw new ReleaseError(`There is no ${source}.`);
    if (found.isDirectory()) {
      if (integrity) throw new ReleaseError('A folder has no hash; a tarball has.');
      return readFolder(source, limits);
    }
  }
  if (isUrl && webUrl(source).protocol === 'http:' && !integrity) {
    throw new ReleaseError('Over http anybody can change it on its way: add the tarball’s hash.');
  }
  const tarball = await tarballAt(source, limits);
  if (integrity) requireIntegrity(tarball, integrity);
  return readTarball(tarball, limits);
}
