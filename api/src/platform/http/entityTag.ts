/** Whether an `If-None-Match` header names a tag. A cache in between may have made it a weak one. */
export function isNamedIn(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag);
}
