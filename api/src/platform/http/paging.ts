/** A list's query with another page number. */
export function withPage(query: object, page: number): URLSearchParams {
  const entries = Object.entries({ ...query, page }).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries);
}
