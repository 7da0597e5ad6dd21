/** Stores images under names that are never reused. */
export interface ImageStore {
  put(name: string, webp: Buffer): Promise<void>;
  /** Deletes an image, if it exists. */
  remove(name: string): Promise<void>;
}
