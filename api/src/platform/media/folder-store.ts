import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStore } from './image-store';

/** Images as files. */
export class FolderStore implements ImageStore {
  constructor(readonly folder: string) {}

  async put(name: string, webp: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const unfinished = join(this.folder, `.${randomBytes(8).toString('hex')}`);
    try {
      await writeFile(unfinished, webp, { flag: 'wx' });
      await rename(unfinished, join(this.folder, name));
    } catch (error) {
      // Nothing would ever find the part that a full disk took.
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(name: string): Promise<Buffer | null> {
    return readFile(join(this.folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }
}
