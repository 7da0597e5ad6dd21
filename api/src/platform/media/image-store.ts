/** Stores images under names that are never reused. */
export interface ImageStore {
  put(name: string, webp: Buffer): Promise<void>;
  /** An image's bytes; null if it doesn't exist. */
  get(name: string): Promise<Buffer | null>;
  /** Deletes an image, if it exists. */
  remove(name: string): Promise<void>;
}
