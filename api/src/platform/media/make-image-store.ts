import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { BucketStore } from './bucket-store';
import { FolderStore } from './folder-store';

/** The configured bucket, else a folder in the data folder. */
export function makeImageStore(
  config: Pick<Config, 'bucket' | 'dataDir'>,
  log: FastifyBaseLogger,
): FolderStore | BucketStore {
  return config.bucket
    ? new BucketStore(config.bucket, log)
    : new FolderStore(join(config.dataDir, 'media'), log);
}
