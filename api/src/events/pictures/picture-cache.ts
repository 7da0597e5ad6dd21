/** Keeps the pictures that were asked for last, up to a number of bytes. */
export class PictureCache {
  private readonly pictures = new Map<string, Buffer>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): Buffer | undefined {
    const picture = this.pictures.get(key);
    if (!picture) return undefined;
    // Moved to the end: the first one is the one that nobody has asked for the longest.
    this.pictures.delete(key);
    this.pictures.set(key, picture);
    return picture;
  }

  keep(key: string, picture: Buffer): void {
    if (this.pictures.has(key)) return;
    this.pictures.set(key, picture);
    this.bytes += picture.length;
    for (const [oldest, { length }] of this.pictures) {
      if (this.bytes <= this.maxBytes) return;
      this.pictures.delete(oldest);
      this.bytes -= length;
    }
  }
}
