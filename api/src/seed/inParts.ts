/** Splits a list into parts of at most `size`. */
export function* inParts<T>(items: T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
