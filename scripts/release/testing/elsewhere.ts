import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { packTar, type TarEntry } from 'modern-tar';

import { releaseFolder, type Release } from '../registryFile';
import { writeRelease, type ReleaseChanges } from './writeRelease';

const folders: string[] = [];

/** A folder that `removeElsewhere` removes. */
export function folderElsewhere(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
  folders.push(folder);
  return folder;
}

export const removeElsewhere = () =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));

/** Writes a release as if another repository, `repository`, had built it. Returns its folder. */
export function buildElsewhere(
  release: Release,
  {
    repository = 'github:talks/talks',
    files,
    ...changes
  }: ReleaseChanges & { repository?: string } = {},
): string {
  const own = {
    'release.json': JSON.stringify({ version: release.version, repository }),
    'imports.json': '{}',
  };
  const folder = folderElsewhere();
  writeRelease(release, folder, { ...changes, files: { ...own, ...files } });
  return releaseFolder(release, folder);
}

export const fileEntry = (name: string, body: string | Uint8Array): TarEntry => ({
  header: { name, size: Buffer.byteLength(body), type: 'file' },
  body,
});

/** A gzipped tarball of a folder, as `npm pack` makes it, with more entries. */
export async function packed(folder: string, more: TarEntry[] = []): Promise<Buffer<ArrayBuffer>> {
  const files = readdirSync(folder).map((file) =>
    fileEntry(`package/dist/${file}`, readFileSync(path.join(folder, file))),
  );
  return gzipSync(await packTar([fileEntry('package/package.json', '{}'), ...files, ...more]));
}
