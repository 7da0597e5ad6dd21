import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config';
import { BucketStore } from './bucket-store';

/** Keeps images under names that are never used twice. */
export interface ImageStore {
  put(name: string, webp: Buffer): Promise<void>;
  /** Removes an image; one that is gone already is no error. */
  remove(name: string): Promise<void>;
}

/** The bucket that is set, else a folder of the data folder. */
export function makeImageStore(
  config: Pick<Config, 'bucket' | 'dataDir'>,
  log: FastifyBaseLogger,
): FolderStore | BucketStore {
  return config.bucket
    ? new BucketStore(config.bucket, log)
    : new FolderStore(join(config.dataDir, 'media'));
}

/** Images as files. */
export class FolderStore implements ImageStore {
  constructor(readonly folder: string) {}

  async put(name: string, webp: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const unfinished = join(this.folder, `.${name}`);
    await writeFile(unfinished, webp, { flag: 'wx' });
    await rename(unfinished, join(this.folder, name));
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }
}
