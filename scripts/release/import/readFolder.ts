import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { ReleaseError } from '../releaseError';
import type { ImportLimits } from './importLimits';
import { FileCollector, type IncomingFiles } from './incomingFiles';

/** Reads the files of a folder, without its packages. Follows no links. */
export async function readFolder(folder: string, limits: ImportLimits): Promise<IncomingFiles> {
  const collector = new FileCollector(limits);
  async function read(inside: string): Promise<void> {
    for (const entry of await readdir(path.join(folder, inside), { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === '.git') continue;
      const file = path.posix.join(inside, entry.name);
      if (entry.isDirectory()) await read(file);
      else if (!entry.isFile())
        throw new ReleaseError(`${file} is a link; a release has nothing but files.`);
      else if (collector.accepts(file)) {
        collector.count((await stat(path.join(folder, file))).size);
        collector.files.set(file, await readFile(path.join(folder, file)));
      }
    }
  }
  await read('');
  return collector.files;
}
