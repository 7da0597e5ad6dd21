import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS } from '../durations';
import { storageUnavailable, type ImageStore } from './image-store';

/** The name of a file that is being written. */
const UNFINISHED = /^\.[\da-f]{16}$/;

/** Images as files. */
export class FolderStore implements ImageStore {
  constructor(
    readonly folder: string,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
  ) {}

  async put(name: string, webp: Buffer): Promise<void> {
    const unfinished = join(this.folder, `.${randomBytes(8).toString('hex')}`);
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(unfinished, webp, { flag: 'wx' });
      await rename(unfinished, join(this.folder, name));
    } catch (error) {
      const reason = this.logged(error, name);
      // Nothing would ever find the part that a full disk took. Where nothing can be removed either, nothing was written.
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw reason;
    }
  }

  async get(name: string): Promise<Buffer | null> {
    return readFile(join(this.folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw this.logged(error, name);
    });
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true }).catch((error: unknown) => {
      throw this.logged(error, name);
    });
  }

  async removeUnfinished(): Promise<void> {
    // Nothing has been stored yet if there is no folder.
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((each) => UNFINISHED.test(each))) {
      const path = join(this.folder, name);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < Date.now() - DAY_MS) await this.remove(name);
    }
  }

  private logged(error: unknown, image: string) {
    this.log.error({ err: error, image }, 'an image could not be stored or read');
    return storageUnavailable();
  }
}
