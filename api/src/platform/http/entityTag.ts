import { createHash, type BinaryLike } from 'node:crypto';

/** The `ETag` of an answer made of these pieces. */
export function entityTagOf(...pieces: BinaryLike[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return `"${hash.digest('base64url')}"`;
}

/** Whether an `If-None-Match` header names a tag. A cache in between may have made it a weak one. */
export function isNamedIn(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag);
}
