import { ApiError } from '../http/errors';

/** Stores images under names that are never reused. Each call throws ApiError 502 `storage_unavailable`; the log has the reason. */
export interface ImageStore {
  put(name: string, webp: Buffer): Promise<void>;
  /** An image's bytes; null if it doesn't exist. */
  get(name: string): Promise<Buffer | null>;
  /** Deletes an image, if it exists. */
  remove(name: string): Promise<void>;
  /** Deletes what processes that died have left half-written, if it is more than a day old. */
  removeUnfinished?(): Promise<void>;
}

export const storageUnavailable = () =>
  new ApiError(
    502,
    'storage_unavailable',
    'Pictures are unavailable right now. Please try again in a moment.',
  );
